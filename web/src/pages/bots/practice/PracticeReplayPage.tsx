import { useCallback, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ClosedDoor } from '../../../frame/ClosedDoor';
import { useWords } from '../../../i18n';
import { ButtonLink } from '../../../ui/ButtonLink';
import { failureText } from '../../../ui/toasts';
import { useLoaded } from '../../../ui/useLoaded';
import { bots } from '../../../wire/bots';
import type { BotCard } from '../../../wire/generated/rest';
import { type MatchRecord, rest } from '../../../wire/rest';
import { Replay } from '../../replay/Replay';
import type { Viewer } from '../../replay/viewer';
import { TableLoading } from '../../table/TableLoading';
import { asMatch, type KeptPractice, keptPractice } from './kept';

/** The last practice match of a bot, which this tab remembers. */
export function PracticeReplayPage() {
  const { id = '' } = useParams();
  const { t, say } = useWords();
  const [loaded] = useLoaded(useCallback(() => bots.show(id), [id]));
  const kept = useMemo(() => keptPractice(id), [id]);
  if (!kept) {
    return (
      <ClosedDoor text={t('bots.practiceGone')}>
        <ButtonLink to={`/bots/${id}`} kind="primary">
          {t('bots.backToEditor')}
        </ButtonLink>
      </ClosedDoor>
    );
  }
  if (loaded.state === 'loading') return <TableLoading />;
  if (loaded.state === 'failed') return <ClosedDoor text={failureText(say, loaded.failure)} />;
  return <Watched bot={loaded.value} kept={kept} />;
}

function Watched({ bot, kept }: { bot: BotCard; kept: KeptPractice }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const match = useMemo(() => {
    const shown = asMatch(bot, kept);
    const players = shown.players.map((player) =>
      player.kind === 'house'
        ? { ...player, name: t(`lobby.bot.${player.name as 'easy'}`) }
        : player,
    );
    return { ...shown, players };
  }, [bot, kept, t]);
  const load = useCallback(
    (viewer: Viewer, from: number) =>
      rest.recordFrames(kept.match.record as unknown as MatchRecord, String(viewer), from),
    [kept],
  );
  return (
    <Replay
      match={match}
      load={load}
      onLeave={() => void navigate(`/bots/${bot.id}`)}
      seat={kept.match.seat}
      shared={false}
    />
  );
}
