import type { ReactNode } from 'react';
import type { GameName } from '../wire/generated/messages';
import { Carpet } from './Carpet';
import type { Layout } from './layout';
import { StageLayout } from './StageLayout';
import { Weave } from './Weave';
import './stage.css';

type Props = { game: GameName; layout: Layout; children: ReactNode };

/** The ground on which the carpet lies; its children stand at points of the layout. */
export function Stage({ game, layout, children }: Props) {
  const { carpet } = layout;
  return (
    <StageLayout value={layout}>
      <main
        className="stage"
        style={
          {
            width: layout.width,
            height: layout.height,
            '--dock': `${layout.dock}px`,
          } as React.CSSProperties
        }
      >
        <Weave />
        <div className="stage-carpet" style={{ left: carpet.x, top: carpet.y }}>
          <Carpet
            game={game}
            width={carpet.width}
            height={carpet.height}
            band={layout.band}
            radius={layout.radius}
          />
        </div>
        {children}
      </main>
    </StageLayout>
  );
}
