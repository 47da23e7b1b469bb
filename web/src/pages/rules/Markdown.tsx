import type { CSSProperties, ReactNode } from 'react';
import { CardCodes } from '../../cards/CardCodes';
import { LatinDeck } from '../../cards/Deck';
import { cardNames, type Translate } from '../../cards/names';
import { textOf } from '../../i18n/catalogue';
import { fill } from '../../i18n/format';
import type { Block } from './blocks';
import './rules.css';

const english: Translate = (key, values) => fill('en', textOf('en', key) ?? key, values);

/** "7S AS", drawn: with the letters that the book writes, whatever the reader's deck and language are. */
function Cards({ codes }: { codes: readonly string[] }) {
  return (
    <LatinDeck>
      <CardCodes codes={codes} name={cardNames(english, codes)} />
    </LatinDeck>
  );
}

/** "OM-7.2", "5-7", "Q-K-A": a browser would break them at their hyphens. */
const HYPHENED = /[A-Z\d]+(?:-[A-Z\d][\d.]*)+/;
const MARKED = /`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|\[[^\]]+\]\([^)]+\)/;
const PARTS = new RegExp(`(${MARKED.source}|${HYPHENED.source})`);

/** `cards`, **strong**, *emphasis*, and links as their text. */
function inline(text: string): ReactNode[] {
  return text.split(PARTS).map((part, at) => {
    const key = `${at}`;
    if (part.startsWith('`')) return <Cards key={key} codes={part.slice(1, -1).split(' ')} />;
    if (part.startsWith('**')) return <strong key={key}>{inline(part.slice(2, -2))}</strong>;
    if (part.startsWith('*') && part.length > 2)
      return <em key={key}>{inline(part.slice(1, -1))}</em>;
    if (part.startsWith('[')) return part.replace(/^\[([^\]]+)\]\([^)]+\)$/, '$1');
    if (!HYPHENED.test(part)) return part;
    return (
      <span key={key} className="whitespace-nowrap">
        {part}
      </span>
    );
  });
}

/** How much a column has to say, for its width. */
function lengthOf({ head, rows }: Extract<Block, { kind: 'table' }>, at: number): CSSProperties {
  const longest = Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0));
  return { '--longest': longest } as CSSProperties;
}

function Shown({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${Math.min(block.level, 4)}` as 'h1' | 'h2' | 'h3' | 'h4';
      return <Heading>{inline(block.text)}</Heading>;
    }
    case 'text':
      return <p>{inline(block.text)}</p>;
    case 'code':
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      return <pre tabIndex={0}>{block.text}</pre>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>{inline(item)}</li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <div className="rule-table" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, at) => (
                  <th key={cell} scope="col" style={lengthOf(block, at)}>
                    {inline(cell)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row) => (
                <tr key={row.join()}>
                  {row.map((cell, at) => (
                    <td key={`${block.head[at]}${cell}`}>{inline(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

export function Markdown({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the book does not change while it is read
    <Shown key={at} block={block} />
  ));
}
