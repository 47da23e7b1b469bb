import { useEffect } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../i18n';
import { BlockButton } from '../../report/BlockButton';
import { PlayerFace } from '../../ui/PlayerFace';
import { useCareful } from '../../ui/useCareful';
import { loadBlocks, useBlocks } from '../../wire/blocks';

/** Whom somebody neither hears nor meets. */
export function BlockedPlayers() {
  const { t } = useWords();
  const careful = useCareful();
  const blocks = useBlocks((state) => state.blocks);
  useEffect(() => {
    if (blocks === null) void careful(loadBlocks);
  }, [blocks, careful]);
  return (
    <div className="row-line pt-4">
      <h3 className="text-17">{t('block.title')}</h3>
      <p className="text-13 text-ink-3">{t('block.hint')}</p>
      {blocks?.length === 0 && <p className="mt-2 text-14 text-ink-2">{t('block.none')}</p>}
      <ul className="mt-2">
        {blocks?.map(({ id, name }) => (
          <li key={id} className="row-line flex min-h-[56px] items-center gap-3 py-1.5">
            <PlayerFace player={{ name, kind: 'person' }} size={34} />
            <Link to={`/players/${encodeURIComponent(name)}`} className="min-w-0 grow truncate">
              {name}
            </Link>
            <BlockButton id={id} name={name} />
          </li>
        ))}
      </ul>
    </div>
  );
}
