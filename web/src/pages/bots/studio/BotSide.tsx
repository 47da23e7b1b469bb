import { GitCompare, Plus } from 'lucide-react';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { useWords } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { PlayerFace } from '../../../ui/PlayerFace';
import { NewBot } from '../NewBot';
import { useBotState } from '../useBotState';
import { useMyBots } from '../useMyBots';
import { useStudio } from './context';
import { VersionRows } from './Versions';

/** On wide screens beside the editor: my bots, and the versions of this one. */
export function BotSide() {
  const { t, joined } = useWords();
  const { bot, versions, compare } = useStudio();
  const [loaded] = useMyBots();
  const { games, state } = useBotState();
  const [making, setMaking] = useState(false);
  const others = loaded.state === 'here' ? loaded.value : [bot];
  return (
    <aside className="studio-list" aria-label={t('nav.bots')}>
      <div className="mb-1 flex items-center gap-2">
        <h2 className="grow text-17">{t('nav.bots')}</h2>
        <Button size="small" icon={<Plus size={15} />} onClick={() => setMaking(true)}>
          {t('bots.newShort')}
        </Button>
      </div>
      <ul className="studio-bots">
        {others.map((one) => {
          const shown = one.id === bot.id ? bot : one;
          return (
            <li key={one.id}>
              <NavLink to={`/bots/${one.id}`}>
                <PlayerFace player={{ name: shown.name, kind: 'bot' }} size={40} />
                <span className="min-w-0">
                  <b>{shown.name}</b>
                  <small>{joined([games(shown), state(shown)])}</small>
                </span>
              </NavLink>
            </li>
          );
        })}
      </ul>
      <h3 className="studio-label">{t('bots.versionsOf', { name: bot.name })}</h3>
      <VersionRows />
      <span className="grow" />
      <Button
        size="small"
        icon={<GitCompare size={15} />}
        disabled={versions.length === 0}
        onClick={compare}
      >
        {t('bots.compare')}
      </Button>
      {making && <NewBot onClose={() => setMaking(false)} />}
    </aside>
  );
}
