import { Fragment, type ReactNode } from 'react';
import { At } from '../../table/At';
import { PointsBox } from '../../table/PointsBox';
import { usePlace } from '../../table/places';
import { GOAL, marriagesOf } from './cards';
import type { View } from './types';
import { nameOf, pairText, type Tongue } from './words';
import type { Zones } from './zones';

type Props = { view: View; tongue: Tongue; zones: Zones; top: number };

/** The cards of a trick fly into the box of its winner. */
function Box({ seat, width, children }: { seat: number; width: number; children: ReactNode }) {
  return (
    <div ref={usePlace(`tricks:${seat}`)} style={{ width }}>
      {children}
    </div>
  );
}

/** "1 trick, 1 marriage", in lines that end between these. */
function detailOf({ view, tongue, zones }: Props, seat: number): ReactNode {
  const { t, own } = tongue;
  const comma = t('list.comma').trimEnd();
  const married = view.marriages[seat]?.length ?? 0;
  const parts = [
    t('santase.tricks', { count: view.tricks_won[seat] ?? 0 }),
    married > 0 && t('santase.marriages', { count: married }),
    own !== null && seat !== own && !zones.small && t('santase.countAlong'),
  ].filter((part) => part !== false);
  return parts.map((part, at) => (
    <Fragment key={part}>
      <span className="whitespace-nowrap">{at < parts.length - 1 ? part + comma : part}</span>{' '}
    </Fragment>
  ));
}

/** How far it is to 66, and what a pair in the hand would bring. */
function noteOf({ view, tongue }: Props): string {
  const { t, own } = tongue;
  const points = view.points ?? 0;
  if (points >= GOAL) {
    const now = view.phase === 'claim' && own !== null && view.actors.includes(own);
    return t(now ? 'santase.enoughNow' : 'santase.enough');
  }
  const [suit] = marriagesOf(view.legal_actions);
  const pair = suit ? ` ${pairText(t, suit, view.trump)}` : '';
  return t('santase.toGo', { count: GOAL - points }) + pair;
}

/** Tricks of both; the points of this deal are only the viewer's own (SA-13). */
export function PointsBoxes(props: Props) {
  const { view, tongue, zones, top } = props;
  const { x, y, width, step } = zones.points;
  const bottom = 1 - top;
  const own = tongue.own !== null;
  const more = own ? zones.points.more : 0;
  if (zones.bare) return null;
  return (
    <>
      <At x={x} y={y} anchor="start">
        <Box seat={top} width={width - more}>
          <PointsBox
            title={nameOf(tongue, top)}
            points={null}
            detail={detailOf(props, top)}
            tight={zones.scant}
          />
        </Box>
      </At>
      <At x={step ? x : x + width - more + 8} y={y + step} anchor="start">
        <Box seat={bottom} width={width + more}>
          <PointsBox
            title={nameOf(tongue, bottom)}
            points={view.points}
            detail={detailOf(props, bottom)}
            {...(zones.scant ? {} : { goal: GOAL })}
            note={own && !zones.small ? noteOf(props) : undefined}
            own={own}
            tight={zones.scant}
          />
        </Box>
      </At>
    </>
  );
}
