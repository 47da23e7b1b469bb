import { BookOpen, GraduationCap } from 'lucide-react';
import { useParams } from 'react-router';
import { NotFound } from '../../frame/NotFound';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Felt } from '../../ui/Felt';
import { GameMark } from '../../ui/GameMark';
import { GAMES } from '../../wire/catalogue';
import type { GameName } from '../../wire/generated/messages';
import { useEnter } from '../home/useEnter';
import { GUIDES, PROSE, SECTIONS, upTo } from './guide';
import { Picture } from './Picture';
import { PICTURES } from './pictures';
import './guide.css';

/** How to play a game, short and with pictures; the rule book is a click away. */
export function GuidePage() {
  const { game } = useParams();
  const known = GAMES.find((name) => name === game);
  return known ? <Guide game={known} /> : <NotFound />;
}

function Guide({ game }: { game: GameName }) {
  const { t, say, joined } = useWords();
  const enter = useEnter();
  const guide = GUIDES[game];
  const pictures = PICTURES[game];
  return (
    <main>
      <header className="on-felt relative overflow-hidden text-on-felt">
        <Felt game={game} />
        <div className="wrap guide-head relative flex flex-wrap items-center gap-5 py-7">
          <GameMark game={game} size={64} />
          <div className="grow basis-64">
            <h1 className="font-[800] text-[clamp(28px,4vw,40px)]">
              {t('howto.title', { game: t(`game.${game}.full`) })}
            </h1>
            <p className="mt-1">{joined([t(`game.${game}.from`), t(`game.${game}.kind`)])}</p>
          </div>
          <Button
            className="max-w-full max-[480px]:h-auto max-[480px]:min-h-[46px] max-[480px]:whitespace-normal"
            icon={<GraduationCap size={18} />}
            onClick={() => void enter.practice(game)}
          >
            {t('howto.practice')}
          </Button>
        </div>
      </header>
      <div className="wrap guide">
        <nav aria-label={t('howto.sections')}>
          <ul>
            {SECTIONS.map((part) => (
              <li key={part}>
                <a href={`#${part}`}>{t(`howto.${part}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
          {PROSE.map((part) => (
            <section key={part} id={part} className="panel guide-part">
              <h2>{t(`howto.${part}`)}</h2>
              {upTo(guide[part]).map((n) => (
                <p key={n}>{say(`howto.${game}.${part}.${n}`)}</p>
              ))}
              {pictures[part] && (
                <Picture game={game} caption={say(`howto.${game}.${part}.pic`)}>
                  {pictures[part]}
                </Picture>
              )}
            </section>
          ))}
          <section id="score" className="panel guide-part">
            <h2>{t('howto.score')}</h2>
            <dl className="guide-scores">
              {upTo(guide.score).map((n) => (
                <div key={n}>
                  <dt>{say(`howto.${game}.score.${n}.what`)}</dt>
                  <dd>{say(`howto.${game}.score.${n}.pays`)}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section id="words" className="panel guide-part">
            <h2>{t('howto.words')}</h2>
            <dl className="guide-words">
              {upTo(guide.words).map((n) => (
                <div key={n}>
                  <dt>{say(`howto.${game}.word.${n}`)}</dt>
                  <dd>{say(`howto.${game}.word.${n}.gloss`)}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section className="panel guide-part flex flex-wrap items-center gap-4">
            <p className="m-0 grow basis-60">{t('howto.bookHint')}</p>
            <ButtonLink to={`/rules/${game}/book`} kind="tinted" icon={<BookOpen size={17} />}>
              {t('howto.book')}
            </ButtonLink>
          </section>
        </div>
      </div>
    </main>
  );
}
