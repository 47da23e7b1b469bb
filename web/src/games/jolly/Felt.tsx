import { useWords } from '../../i18n';
import { At } from '../../table/At';
import { DiscardRow } from '../../table/DiscardRow';
import { MeldRow } from '../../table/MeldRow';
import { useLayout } from '../../table/StageLayout';
import { Stock } from '../../table/Stock';
import { meaning, worth } from './laid';
import { OpeningMeter } from './OpeningMeter';
import type { View } from './types';
import { GOAL, type Moves } from './useMoves';
import type { Taken } from './useTaken';
import { kindName, meldName, ownedMeldName } from './words';
import { zonesOf } from './zones';

type Props = {
  view: View;
  latest: View;
  own: number | null;
  /** Who is called *you*. */
  self: number | null;
  others: number;
  nameOf: (seat: number) => string;
  moves: Moves;
  picked: readonly string[];
  taken: Taken | null;
  /** Card of the row from which taking would begin. */
  marked: number | null;
  onTake: (at: number) => void;
  /** The stock is what a hint means. */
  hinted: boolean;
};

/** Melds, stock and row. */
export function Felt(props: Props) {
  const { view, latest, own, self, nameOf, moves, picked, taken } = props;
  const { t, say, number } = useWords();
  const layout = useLayout();
  const zones = zonesOf(layout, props.others);
  const small = !zones.words;
  const playing = own !== null && latest.actors.includes(own) && latest.phase === 'play';
  const opened = own !== null && latest.opened[own] === true;

  const layings = moves.layings(picked);
  // What they bring in any case: in which way they lie is still to be said.
  const wish = layings.length > 0 ? Math.min(...layings.map(({ laid }) => worth(laid))) : 0;
  const melds = view.melds.map((meld) => {
    const mine = meld.owner === self;
    const owner = mine ? t('jolly.you') : nameOf(meld.owner);
    const fits = picked.length > 0 && moves.addingsTo(picked, meld.meld).length > 0;
    return {
      id: meld.meld,
      cards: meaning(meld),
      owner,
      kind: kindName(say, meld),
      name: ownedMeldName(say, meld, owner, mine),
      ...(fits
        ? {
            onAdd: () => moves.addTo(picked, meld.meld),
            addName: t('jolly.addTo', { meld: meldName(say, meld) }),
          }
        : {}),
    };
  });

  const canLay = playing && moves.table.legal.some(({ type }) => type === 'meld');
  const roomForDraft = !small || picked.length > 1 || melds.length === 0;
  const row = taken
    ? [...view.row.filter((card) => !taken.cards.includes(card)), ...taken.cards]
    : view.row;
  const rowWord = own === null || opened ? 'jolly.row' : 'jolly.rowClosed';
  return (
    <section aria-label={t('table.table')} className="contents">
      {zones.words && (
        <>
          <At x={zones.melds.x + 2} y={zones.melds.y - 23} anchor="start">
            <div className="melds-head" dir="ltr">
              <span className="felt-word">
                {t(view.melds.length > 0 ? 'jolly.melds' : 'jolly.noMelds', { points: GOAL })}
              </span>
              {playing && !opened && !latest.took_back && (
                <OpeningMeter points={latest.pending} wish={wish} />
              )}
            </div>
          </At>
          <At x={zones.stock.x - 2} y={zones.row.y - 32} anchor="start">
            <span className="felt-word">{t('jolly.stock')}</span>
          </At>
          <At x={zones.row.x} y={zones.row.y - 32} anchor="start">
            <span className="felt-word">{t(rowWord)}</span>
          </At>
        </>
      )}
      <At x={zones.melds.x} y={zones.melds.y} anchor="start">
        <MeldRow
          melds={melds}
          label={t('jolly.melds')}
          width={zones.meld}
          room={zones.melds.room}
          height={zones.melds.height}
          draft={canLay && roomForDraft ? draft() : undefined}
        />
      </At>
      <At x={zones.stock.x} y={zones.stock.y} anchor="start">
        <div data-hinted={props.hinted || undefined}>
          <Stock
            count={view.stock}
            width={zones.row.width}
            label={small ? number(view.stock) : t('table.cards', { count: view.stock })}
            onDraw={moves.can.draw ? moves.draw : undefined}
            drawName={t('jolly.draw')}
          />
        </div>
      </At>
      <At x={zones.row.x} y={zones.row.y} anchor="start">
        <DiscardRow
          cards={row}
          width={zones.row.width}
          room={zones.row.room}
          drop={playing}
          empty={t('jolly.emptyRow')}
          marked={props.marked}
          onTake={moves.can.take > 0 ? props.onTake : undefined}
          takeLabel={(count) => t('jolly.take', { count })}
          taken={taken ? { count: taken.cards.length, label: tookLabel(taken) } : undefined}
        />
      </At>
    </section>
  );

  function tookLabel({ seat, cards }: Taken): string {
    const count = cards.length;
    return seat === self
      ? t('jolly.tookYou', { count })
      : t('jolly.took', { count, name: nameOf(seat) });
  }

  function draft() {
    const [first, ...more] = layings;
    const alike = first && more.every(({ laid }) => laid.kind === first.laid.kind);
    const label = t(alike ? `jolly.draft.${first.laid.kind}` : 'jolly.draft.any');
    const value = draftValue();
    const cards = first && more.length === 0 ? first.laid.cards : first ? picked : [];
    return { cards, label, value, onLay: first ? () => void moves.lay(picked) : undefined };
  }

  function draftValue(): string {
    if (layings.length === 0) {
      return t(picked.length < 3 ? 'jolly.draft.pick' : 'jolly.draft.none');
    }
    if (layings.length > 1) return t('jolly.draft.ways', { count: layings.length });
    const points = t('jolly.draft.worth', { points: wish });
    // Where there is no room for the meter, its numbers stand here.
    return opened || !small ? points : `${points} · ${latest.pending + wish}/${GOAL}`;
  }
}
