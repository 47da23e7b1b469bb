import { MoonStar } from 'lucide-react';
import { useWords } from '../../i18n';
import { useConnection } from '../../wire/socket';
import { useTable, useTableActions } from '../../wire/useTable';

/** Says that a house bot plays for the viewer, who takes the seat back with one press. */
export function AwayStrip() {
  const { t } = useWords();
  const table = useTableActions();
  const online = useConnection(({ state }) => state === 'online');
  const away = useTable(
    ({ card, seat }) => seat !== null && card?.state === 'playing' && card.seats[seat]?.away,
  );
  if (!away || !online) return null;
  return (
    <div className="line-strip" role="status" data-over>
      <MoonStar size={17} aria-hidden="true" />
      {t('board.awayYou')}
      <button
        type="button"
        className="btn"
        data-kind="lantern"
        data-size="small"
        onClick={() => void table.ready(true)}
      >
        {t('board.back')}
      </button>
    </div>
  );
}
