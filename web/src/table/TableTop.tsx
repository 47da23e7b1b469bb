import { LogOut, Menu, MessageCircle, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { GameMark } from '../ui/GameMark';
import type { GameName } from '../wire/generated/messages';
import type { SizeClass } from './layout';
import { useReplayed } from './replayed';
import { ScoreBar, type ScoreProps } from './ScoreBar';
import { useText } from './text';
import './stage.css';

export type TopProps = {
  game: GameName;
  title: string;
  /** "Tiến lên · casual · 15 s a turn". */
  subtitle: string;
  score: ScoreProps;
  /** Leaves the table; on phones the same corner opens the menu if there is one. */
  onLeave: () => void;
  onMenu?: (() => void) | undefined;
  /** Icons at the end of the bar on wide screens and tablets. */
  tools?: ReactNode;
};

type Props = TopProps & {
  size: SizeClass;
  /** The score stands here. */
  scored: boolean;
  unread: number;
  onLog: () => void;
  onChat: () => void;
};

/** Between the parts of the subtitle. */
const DOT = ' · ';

/** Where the bar has no room for the score, it stands in a strip below. */
export const hasStrip = (size: SizeClass, width: number): boolean =>
  size === 'phone' || (size === 'tablet' && width < 900);

/** Height of the bar, and of the score strip under it. */
export const topHeight = (size: SizeClass, width: number): number =>
  ({ wide: 60, tablet: 60, phone: 56, landscape: 40 })[size] + (hasStrip(size, width) ? 48 : 0);

/** The bar over the table. */
export function TableTop(props: Props) {
  const { game, title, subtitle, score, onLeave, onMenu, tools, size, unread } = props;
  const t = useText();
  const replayed = useReplayed() !== null;
  const phone = size === 'phone' || size === 'landscape';
  const menu = phone && onMenu;
  return (
    <header className="table-top" data-size={size}>
      <button
        type="button"
        className="icon-button"
        aria-label={menu ? t('table.menu') : t('table.leave')}
        onClick={menu ? onMenu : onLeave}
      >
        {menu ? <Menu size={21} /> : <LogOut size={19} className="rtl:-scale-x-100" />}
      </button>
      <GameMark game={game} size={size === 'landscape' ? 26 : phone ? 30 : 36} />
      <div className="table-title">
        <h1 dir="auto">{title}</h1>
        <p>
          {subtitle.split(DOT).map((part, at) => (
            <span key={part}>{at > 0 ? DOT + part : part}</span>
          ))}
        </p>
      </div>
      <span />
      {props.scored && <ScoreBar {...score} />}
      {props.scored && <span />}
      <div className="table-tools">
        {phone ? (
          <>
            <button
              type="button"
              className="icon-button"
              aria-label={t('table.log')}
              onClick={props.onLog}
            >
              <ScrollText size={20} />
            </button>
            {!replayed && (
              <button
                type="button"
                className="icon-button"
                aria-label={
                  unread > 0
                    ? `${t('table.chat')}, ${t('table.unread', { count: unread })}`
                    : t('table.chat')
                }
                onClick={props.onChat}
              >
                <MessageCircle size={20} />
                {unread > 0 && <i className="dot-badge" />}
              </button>
            )}
          </>
        ) : (
          tools
        )}
      </div>
    </header>
  );
}
