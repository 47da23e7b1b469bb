import { Swords } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Empty } from '../../../ui/Empty';
import { GameMark } from '../../../ui/GameMark';
import { GameSelect } from '../../../ui/GameSelect';
import { useLoaded } from '../../../ui/useLoaded';
import { arena } from '../../../wire/arena';
import type { GameName } from '../../../wire/generated/messages';
import type { ChallengeLine } from '../../../wire/generated/rest';
import { ArenaHead } from '../ArenaHead';
import { myBots, plays } from '../bots';
import { Against } from '../Contestant';
import { NeedsAccount, useRegistered } from '../NeedsAccount';
import { Segments } from '../Segments';
import { Shown } from '../Shown';
import { StateChip } from '../StateChip';
import { usePages } from '../usePages';
import { ChallengeDialog } from './ChallengeDialog';

/** What one has asked for: challenges, and comparisons of versions. */
export function ChallengesPage() {
  const { t } = useWords();
  const registered = useRegistered();
  const [asking, setAsking] = useState<GameName | null>(null);
  return (
    <main>
      <ArenaHead section="challenges" game={null} />
      <div className="wrap max-w-[900px] py-6">
        {registered && <AskFor onAsk={setAsking} />}
        <section className="panel p-5">
          <h2 className="mb-3 text-[22px]">{t('arena.challenges')}</h2>
          {registered ? <List /> : <NeedsAccount text={t('arena.challengeNeeds')} />}
        </section>
      </div>
      {asking && <ChallengeDialog game={asking} onClose={() => setAsking(null)} />}
    </main>
  );
}

function AskFor({ onAsk }: { onAsk: (game: GameName) => void }) {
  const { t } = useWords();
  const [wish, setGame] = useState<GameName | ''>('');
  const [mine] = useLoaded(useCallback(() => myBots(), []));
  const played = mine.state === 'here' ? mine.value.find(plays)?.games[0] : undefined;
  const game = wish || (played ?? 'tienlen');
  return (
    <section className="panel mb-5 flex flex-wrap items-center gap-3 p-5">
      <h2 className="grow text-[22px] max-[499px]:basis-full">{t('arena.newChallenge')}</h2>
      <GameSelect label={t('create.game')} value={game} onChange={setGame} all={false} />
      <Button kind="primary" size="small" icon={<Swords size={15} />} onClick={() => onAsk(game)}>
        {t('arena.challenge')}
      </Button>
    </section>
  );
}

function List() {
  const { t } = useWords();
  const [whose, setWhose] = useState<'mine' | 'all'>('mine');
  const { loaded, more, again } = usePages(
    useCallback(
      (cursor?: string) => arena.challenges({ limit: 20, all: whose === 'all', cursor }),
      [whose],
    ),
  );
  return (
    <>
      <Segments
        label={t('arena.whose')}
        value={whose}
        items={[
          { value: 'mine', label: t('arena.mine') },
          { value: 'all', label: t('arena.everybodys') },
        ]}
        onChange={setWhose}
      />
      <Shown loaded={loaded} again={again}>
        {(lines) =>
          lines.length === 0 ? (
            <Empty text={t('arena.noChallenges')} />
          ) : (
            <ul className="mt-2">
              {lines.map((line) => (
                <Line key={line.id} line={line} />
              ))}
            </ul>
          )
        }
      </Shown>
      {more && (
        <Button className="mt-3" onClick={more}>
          {t('list.more')}
        </Button>
      )}
    </>
  );
}

function Line({ line }: { line: ChallengeLine }) {
  const { t, say, date, joined } = useWords();
  return (
    <li className="row-line">
      <Link
        to={`/arena/challenges/${line.id}`}
        className="flex min-h-[56px] items-center gap-3 py-2 hover:bg-surface-2"
      >
        <GameMark game={line.game as GameName} size={34} />
        <span className="min-w-0 grow">
          <span className="block text-balance">
            <Against contestants={line.contestants} />
          </span>
          <span className="block text-13 text-ink-3">
            {joined([
              say(`arena.purpose.${line.kind}`),
              t('arena.boardCount', { count: line.boards }),
            ])}
          </span>
          <time className="block text-13 text-ink-3">{date(line.created_at)}</time>
        </span>
        <StateChip state={line.state} />
      </Link>
    </li>
  );
}
