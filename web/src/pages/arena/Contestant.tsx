import { useCallback } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../i18n';
import { PlayerFace } from '../../ui/PlayerFace';
import { botName } from '../../ui/playerName';
import type { Who } from '../../wire/generated/rest';
import { useSession } from '../../wire/session';

/** Where a contestant's page is: of a house bot, or of a bot in whatever version. */
export const botPath = ({ bot, id }: Who): string => `/arena/bots/${encodeURIComponent(bot ?? id)}`;

/** Whether a bot belongs to whoever is signed in. */
export function useMine(): (who: Pick<Who, 'owner'>) => boolean {
  const name = useSession((state) => state.player?.name);
  return useCallback(({ owner }) => name !== undefined && owner === name, [name]);
}

type Props = { who: Who; size?: number; note?: string | undefined };

/** A bot with its face, its name and whose it is. */
export function Contestant({ who, size = 34, note }: Props) {
  const { t, say, joined } = useWords();
  const mine = useMine();
  const owner = who.kind === 'house' ? t('arena.house') : mine(who) ? t('arena.yours') : who.owner;
  const about = joined([owner, note]);
  return (
    <span className="contestant">
      <PlayerFace player={{ name: who.name, kind: 'bot' }} size={size} />
      <span className="min-w-0">
        <Link to={botPath(who)} className="contestant-name">
          <bdi>{botName(say, who)}</bdi>
        </Link>
        {about && <small>{about}</small>}
      </span>
    </span>
  );
}

type AgainstProps = {
  contestants: readonly Who[];
  /** Which version of a bot it is matters here. */
  versions?: boolean;
};

/** Names with "against" between two, commas between more. */
export function Against({ contestants, versions = false }: AgainstProps) {
  const { t, say } = useWords();
  const between = contestants.length === 2 ? ` ${t('arena.against')} ` : t('list.comma');
  return contestants.map((who, number) => (
    <span key={who.id}>
      {number > 0 && <span className="text-ink-3">{between}</span>}
      <b>
        <bdi>{botName(say, who)}</bdi>
        {who.version !== null &&
        (versions || contestants.some((one) => one !== who && one.bot === who.bot))
          ? ` ${t('arena.v', { version: String(who.version) })}`
          : ''}
      </b>
    </span>
  ));
}
