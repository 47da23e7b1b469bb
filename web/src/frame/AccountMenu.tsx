import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '../i18n';
import { PlayerFace } from '../ui/PlayerFace';
import { Popover } from '../ui/Popover';
import type { Player } from '../wire/generated/rest';
import { session } from '../wire/session';
import { hangUp } from '../wire/socket';

const LINE =
  'flex min-h-[44px] w-full items-center rounded-[10px] px-3 text-start hover:bg-surface-2';

/** Who you are, and what belongs to you. */
export function AccountMenu({ player }: { player: Player }) {
  const { t } = useWords();
  const guest = player.role === 'guest';
  const logout = async () => {
    await session.logout();
    hangUp();
  };
  return (
    <Popover
      label={`${t('nav.account')}: ${player.name}`}
      className="flex min-w-0 max-w-full items-center gap-2 rounded-chip border border-line bg-surface p-1 font-semibold min-[481px]:pe-2.5"
      button={
        <>
          <PlayerFace player={{ name: player.name, kind: 'person' }} size={32} />
          <span className="min-w-0 max-w-[9rem] truncate max-[481px]:hidden">{player.name}</span>
          <ChevronDown size={14} className="flex-none max-[481px]:hidden" />
        </>
      }
    >
      {guest && (
        <Link to="/register" className={`${LINE} font-semibold text-glaze`}>
          {t('nav.keepMatches')}
        </Link>
      )}
      <Link to={`/players/${encodeURIComponent(player.name)}`} className={LINE}>
        {t('nav.profile')}
      </Link>
      <Link to="/settings" className={LINE}>
        {t('nav.settings')}
      </Link>
      <button type="button" className={LINE} onClick={logout}>
        {t('nav.logout')}
      </button>
    </Popover>
  );
}
