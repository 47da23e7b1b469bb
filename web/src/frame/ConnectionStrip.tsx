import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n';
import { SLOW, useConnection } from '../wire/socket';
import { useMyTable } from './myTable';

/** How long the server keeps a seat at a running table before a house bot takes over. */
const GRACE = 30;
/** A short break is nobody's business. */
const PATIENCE = 1200;

/** Says that the line is down or slow; `over` a board, whose cards stay where they are. */
export function ConnectionStrip({ over }: { over?: boolean }) {
  const { t } = useWords();
  const { state, lostAt, roundTrip } = useConnection();
  const sits = useMyTable(({ code }) => code !== null);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (state !== 'lost') return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [state]);
  if (state === 'lost' && lostAt !== null && now - lostAt > PATIENCE) {
    const seconds = Math.ceil(GRACE - (now - lostAt) / 1000);
    return (
      <div className="line-strip" role="status" data-over={over || undefined}>
        <WifiOff size={17} />
        {!sits ? t('line.away') : seconds > 0 ? t('line.seat', { seconds }) : t('line.lost')}
      </div>
    );
  }
  if (state === 'online' && roundTrip !== null && roundTrip > SLOW) {
    return (
      <div className="line-strip" role="status" data-over={over || undefined}>
        <Wifi size={17} />
        {t('line.slow', { ms: Math.round(roundTrip) })}
      </div>
    );
  }
  return null;
}
