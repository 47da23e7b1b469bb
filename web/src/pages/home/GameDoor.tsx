import { Card } from '../../cards/Card';
import { useDeck } from '../../cards/Deck';
import { useWords } from '../../i18n';
import { BANDS } from '../../table/carpetBands';
import { Felt } from '../../ui/Felt';
import type { GameName, TableCard } from '../../wire/generated/messages';
import { hasRoom } from './hasRoom';
import './door.css';

const CARDS: Record<GameName, readonly string[]> = {
  omi: ['JS', 'AD', 'KS'],
  tienlen: ['2H', '2S', 'AD'],
  jolly: ['QH', 'X0', 'KH'],
  baloot: ['JH', '9H', 'KH'],
  santase: ['KC', 'QC', 'AH'],
};
/** Each game's name in its own letters. */
const NATIVE: Record<GameName, readonly [name: string, lang: string]> = {
  omi: ['ඔමි', 'si'],
  tienlen: ['Tiến lên', 'vi'],
  jolly: ['Jolly', 'de'],
  baloot: ['بلوت', 'ar'],
  santase: ['Сантасе', 'bg'],
};

type Props = { game: GameName; tables: readonly TableCard[]; onEnter: () => void };

/** The way into a game: its arch, its cards, and how many are inside. */
export function GameDoor({ game, tables, onEnter }: Props) {
  const { t } = useWords();
  const { arabic } = useDeck();
  const own = tables.filter((table) => table.game === game);
  const playing = own
    .filter(({ state }) => state === 'playing')
    .reduce((sum, { seats }) => sum + seats.length, 0);
  const open = own.filter(hasRoom).length;
  const band = BANDS[game];
  const [native, lang] = NATIVE[game];
  return (
    <button type="button" className="door" onClick={onEnter}>
      <span className="door-arch">
        <Felt game={game} />
        <svg className="door-base" aria-hidden="true" height="30">
          <pattern
            id={`door-${game}`}
            width={(band.width * 30) / band.height}
            height="30"
            patternUnits="userSpaceOnUse"
          >
            <g transform={`scale(${30 / band.height})`}>{band.tile}</g>
          </pattern>
          <rect width="100%" height="30" fill={band.ground} />
          <rect width="100%" height="30" fill={`url(#door-${game})`} />
        </svg>
        <span className="door-native" lang={lang} dir="auto" aria-hidden="true">
          {native}
        </span>
        <span className="door-cards" dir="ltr">
          {CARDS[game].map((code, at) => (
            <span
              key={code}
              style={{
                left: 50 + (at - 1) * 34,
                top: at === 1 ? 0 : 8,
                rotate: `${(at - 1) * 13}deg`,
                zIndex: arabic ? CARDS[game].length - at : at,
              }}
            >
              <Card code={code} width={74} />
            </span>
          ))}
        </span>
      </span>
      <span className="door-sign">
        <span className="sr-only">{t('home.door', { game: t(`game.${game}`) })}</span>
        <b aria-hidden="true">{t(`game.${game}.full`)}</b>
        <span className="text-13 text-ink-3">{t(`game.${game}.from`)}</span>
        <span className="door-count">{t('home.doorCounts', { playing, open })}</span>
      </span>
    </button>
  );
}
