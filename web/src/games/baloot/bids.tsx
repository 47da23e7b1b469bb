import { type Suit, suitOf } from '../../cards/code';
import { SuitMark } from '../../cards/SuitMark';
import type { Action as Button } from '../../table/ActionBar';
import type { BidProps } from '../../table/BidPanel';
import { placeOf } from './course';
import { type Action, isKind, partnerOf, type View } from './types';
import { about, contractName, suitName, type Talk } from './words';

type Situation = {
  talk: Talk;
  /** The state that is answered. */
  view: View;
  legal: readonly Action[];
  send: (action: Action) => void;
  /** What the house would say. */
  hinted: Action | null;
};

const LEVEL = { double: 2, triple: 3, four: 4, gahwa: 5 } as const;
const HOKUMS: readonly Suit[] = ['S', 'H', 'D', 'C'];

const same = (a: Action, b: Action | null) => JSON.stringify(a) === JSON.stringify(b);

function hokumButton({ talk, send, hinted }: Situation, suit: Suit, offered: boolean): Button {
  const { t } = talk;
  const action: Action = { type: 'hokum', suit };
  const name = suitName(t, suit);
  return {
    id: `hokum-${suit}`,
    label: (
      <>
        {t('baloot.hokum')} <SuitMark suit={suit} size={14} />
      </>
    ),
    // Its own words name a button, as far as they name the suit.
    ...(offered ? {} : { name: `${t('baloot.hokum')} ${t('baloot.bid.taken')}: ${name}` }),
    sub: offered ? t('baloot.bid.hokumSub', { suit: name }) : t('baloot.bid.taken'),
    ...(offered && same(action, hinted) ? { kind: 'lantern' as const } : {}),
    onPress: () => send(action),
  };
}

/** A Hokum that somebody has bid stays in its place, but cannot be pressed. */
function hokumButtons(situation: Situation): Button[] {
  const { talk, view, legal } = situation;
  const suits = legal.filter(isKind('hokum')).map(({ suit }) => suit);
  if (suits.length > 0) {
    return HOKUMS.filter((suit) => suits.includes(suit)).map((suit) =>
      hokumButton(situation, suit, true),
    );
  }
  if (view.buyer === null) return [];
  const why = talk.t('baloot.bid.takenWhy', { name: talk.nameOf(view.buyer) });
  const suit = view.trump ?? suitOf(view.public);
  return [{ ...hokumButton(situation, suit, false), disabled: true, why }];
}

/** Buttons for the actions of these types that may be taken, in this order. */
function plainButtons(
  { legal, send, hinted, talk }: Situation,
  wishes: readonly { type: Action['type']; label?: string; sub: string }[],
): Button[] {
  return wishes.flatMap(({ type, label, sub }) => {
    const action = legal.find((one) => one.type === type);
    if (!action) return [];
    return {
      id: type,
      label: label ?? talk.t(`baloot.${type}`),
      sub,
      ...(same(action, hinted) ? { kind: 'lantern' as const } : {}),
      ...(type === 'pass' ? { hotkey: 'P' } : {}),
      onPress: () => send(action),
    };
  });
}

function auction(situation: Situation): BidProps {
  const { talk, view } = situation;
  const { t, own, nameOf } = talk;
  const partner = nameOf(partnerOf(own ?? 0));
  const last = view.phase === 'bid2' && own === view.dealer;
  const pass = view.buyer !== null ? 'passKeep' : last ? 'passVoid' : 'passSub';
  return {
    title: t('baloot.bid.title'),
    note: t(`baloot.bid.place.${placeOf(own ?? 0, view.dealer)}`),
    bids: [
      ...plainButtons(situation, [
        { type: 'sun', sub: t('baloot.bid.sunSub') },
        { type: 'ashkal', sub: t('baloot.bid.ashkalSub', { name: partner }) },
      ]),
      ...hokumButtons(situation),
      ...plainButtons(situation, [
        { type: 'kawesh', sub: t('baloot.bid.kaweshSub') },
        { type: 'pass', sub: t(`baloot.bid.${pass}`) },
      ]),
    ],
  };
}

function doubling(situation: Situation): BidProps {
  const { talk, view } = situation;
  const { t } = talk;
  const contract = view.contract ? contractName(t, view.contract, view.trump) : '';
  const calls = (['double', 'triple', 'four', 'gahwa'] as const).map((type) => ({
    type,
    label: t(`baloot.call.${type}`),
    sub:
      type === 'gahwa'
        ? t('baloot.double.gahwaSub')
        : t('baloot.double.sub', { level: LEVEL[type] }),
  }));
  const level = t(`baloot.level.${view.level}`);
  return {
    title: t('baloot.double.title'),
    note: about(talk, 'baloot.double.note', view.buyer ?? 0, { contract }),
    bids: plainButtons(situation, [
      ...calls,
      { type: 'pass', sub: t('baloot.double.passSub', { level }) },
    ]),
  };
}

function answer(situation: Situation): BidProps {
  const { talk, view } = situation;
  const { t, nameOf } = talk;
  return {
    title: t('baloot.sawa.title', { name: nameOf(view.sawa?.seat ?? 0) }),
    note: t('baloot.sawa.note'),
    bids: plainButtons(situation, [
      { type: 'accept', sub: t('baloot.sawa.acceptSub') },
      { type: 'reject', sub: t('baloot.sawa.rejectSub') },
    ]),
  };
}

/** The panel for what is said, not played; none in play. */
export function bidsOf(situation: Situation): BidProps | undefined {
  if (situation.legal.length === 0) return undefined;
  switch (situation.view.phase) {
    case 'bid1':
    case 'bid2':
      return auction(situation);
    case 'double':
      return doubling(situation);
    case 'sawa':
      return answer(situation);
    default:
      return undefined;
  }
}
