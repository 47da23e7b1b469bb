import { Info } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../i18n';
import { Empty } from '../../ui/Empty';
import type { Loaded } from '../../ui/useLoaded';
import type { GameName } from '../../wire/generated/messages';
import type { Ladder } from '../../wire/generated/rest';
import { BotLadder } from './BotLadder';
import { begun } from './ladder';
import { PeopleLadder } from './PeopleLadder';
import { Segments } from './Segments';
import { Shown } from './Shown';

type Who = 'bots' | 'people' | 'both';
type Props = { game: GameName; ladder: Loaded<Ladder>; again: () => void };

/** The ladder of a game: the bots' official table, the people's list, or both by rating. */
export function LadderPanel({ game, ladder, again }: Props) {
  const { t } = useWords();
  const [who, setWho] = useState<Who>('bots');
  const count = ladder.state === 'here' ? ladder.value.lines.length : null;
  return (
    <section className="panel min-w-0 p-5" aria-labelledby="ladder-title">
      <div className="mb-3 flex flex-wrap items-center gap-2.5">
        <h2 id="ladder-title" className="text-[22px]">
          {t('arena.ladder')}
        </h2>
        {count !== null && <span className="chip">{t('arena.bots', { count })}</span>}
        <span className="grow" />
        <Segments
          label={t('arena.whose')}
          value={who}
          items={[
            { value: 'bots', label: t('arena.botsOnly') },
            { value: 'people', label: t('arena.people') },
            { value: 'both', label: t('arena.both') },
          ]}
          onChange={setWho}
        />
      </div>
      <Shown loaded={ladder} again={again} rows={8}>
        {(value) =>
          who === 'bots' ? (
            <>
              {value.at === null && (
                <Empty text={t(begun(value) ? 'arena.fittedSoon' : 'arena.notFitted')} />
              )}
              <BotLadder ladder={value} />
              <p className="arena-note">
                <Info size={15} aria-hidden="true" className="flex-none" />
                <span>
                  {t('arena.intervals')}{' '}
                  {t('arena.provisionalNote', {
                    sets: value.provisional_sets,
                    width: value.provisional_width,
                  })}
                </span>
              </p>
            </>
          ) : (
            <PeopleLadder game={game} bots={who === 'both' ? value.lines : []} />
          )
        }
      </Shown>
    </section>
  );
}
