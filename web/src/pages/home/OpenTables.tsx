import { useState } from 'react';
import { useWords } from '../../i18n';
import { ButtonLink } from '../../ui/ButtonLink';
import { Empty } from '../../ui/Empty';
import { GameSelect } from '../../ui/GameSelect';
import { Loading } from '../../ui/Loading';
import type { GameName } from '../../wire/generated/messages';
import { useLobby } from '../../wire/lobby';
import { hasRoom } from './hasRoom';
import { TableRow } from './TableRow';

const FEW = 6;

/** Tables that wait come first, then those that can be watched. */
export function OpenTables() {
  const { t } = useWords();
  const { tables, loaded, live } = useLobby();
  const [game, setGame] = useState<GameName | ''>('');
  const [all, setAll] = useState(false);
  const open = tables
    .filter((table) => table.state !== 'completed' && (!game || table.game === game))
    .sort((a, b) => Number(hasRoom(b)) - Number(hasRoom(a)));
  const shown = all ? open : open.slice(0, FEW);
  const people = open
    .flatMap(({ seats }) => seats)
    .filter(({ player }) => player?.kind === 'person').length;
  return (
    <section className="panel flex min-w-0 flex-col p-5">
      <div className="mb-3 flex flex-wrap items-center gap-2.5">
        <h2 className="text-[22px]">{t('home.tables')}</h2>
        {live && (
          <span className="chip">
            <i className="live-dot" />
            {t('home.live')}
          </span>
        )}
        <span className="grow" />
        <GameSelect label={t('home.filter')} value={game} onChange={setGame} />
      </div>
      {!loaded && <Loading />}
      {loaded && open.length === 0 && (
        <div className="grid grow content-center">
          <Empty text={t('home.noTables')}>
            <ButtonLink to={game ? `/new?game=${game}` : '/new'} kind="tinted">
              {t('home.openFirst')}
            </ButtonLink>
          </Empty>
        </div>
      )}
      <ul>
        {shown.map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
      </ul>
      {open.length > 0 && (
        <div className="row-line mt-auto flex flex-wrap items-center gap-3 pt-2 text-[13.5px] text-ink-3">
          <span className="flex min-h-[44px] grow items-center">
            {[
              t('home.tableCount', { count: open.filter(hasRoom).length }),
              t('home.peopleCount', { count: people }),
            ].join(t('list.comma'))}
          </span>
          {open.length > FEW && (
            <button type="button" className="text-link min-h-[44px]" onClick={() => setAll(!all)}>
              {t(all ? 'home.showLess' : 'home.showAll')}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
