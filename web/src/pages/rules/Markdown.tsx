import type { ReactNode } from 'react';
import { CardCodes } from '../../cards/CardCodes';
import { cardNames } from '../../cards/names';
import { useWords } from '../../i18n';
import type { Block } from './blocks';
import './rules.css';

/** "7S AS", drawn. */
function Cards({ codes }: { codes: readonly string[] }) {
  const { say } = useWords();
  return <CardCodes codes={codes} name={cardNames(say, codes)} />;
}

/** `cards`, **strong**, *emphasis*, and links as their text. */
function inline(text: string): ReactNode[] {
  return text
    .split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|\[[^\]]+\]\([^)]+\))/)
    .map((part, at) => {
      const key = `${at}`;
      if (part.startsWith('`')) return <Cards key={key} codes={part.slice(1, -1).split(' ')} />;
      if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
      if (part.startsWith('*') && part.length > 2) return <em key={key}>{part.slice(1, -1)}</em>;
      return part.replace(/^\[([^\]]+)\]\([^)]+\)$/, '$1');
    });
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
                {block.head.map((cell) => (
                  <th key={cell} scope="col">
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
