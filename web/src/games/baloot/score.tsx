import { SuitMark } from '../../cards/SuitMark';
import type { ScoreItem, ScoreProps } from '../../table/ScoreBar';
import type { View } from './types';
import { contractAtLevel, type Talk } from './words';

function middle(talk: Talk, view: View): ScoreItem[] {
  const { t, own, nameOf, sides } = talk;
  const { contract, trump, level, dealer } = view;
  if (contract && view.taker !== null) {
    return [
      {
        id: 'contract',
        label: (
          <>
            {t(`baloot.${contract}`)} {trump && <SuitMark suit={trump} size={14} />}
          </>
        ),
        value: level > 1 ? <small dir="ltr">×{level}</small> : undefined,
      },
      {
        id: 'tricks',
        label: t('baloot.score.tricks'),
        value: <span dir="ltr">{sides.map((team) => view.tricks_won[team] ?? 0).join('–')}</span>,
      },
    ];
  }
  const round = view.phase === 'bid2' ? 2 : 1;
  return [
    {
      id: 'bids',
      label: t('baloot.score.bids'),
      value: <small>{t('baloot.score.round', { round })}</small>,
    },
    {
      id: 'deals',
      label: t('baloot.score.deals'),
      value: (
        <small className="score-name" dir="auto">
          {own === dealer ? t('baloot.score.you') : nameOf(dealer)}
        </small>
      ),
    },
  ];
}

/** Totals, then the contract and the tricks, or the state of the auction. */
export function scoreOf(talk: Talk, view: View): ScoreProps {
  const { t, own, teamName, teamLabel, sides } = talk;
  const [us, them] = sides;
  const { contract, trump, level } = view;
  const items = sides.map((team) => ({
    id: `team${team}`,
    label: teamLabel(team),
    value: view.scores[team] ?? 0,
    own: own !== null && team === us,
  }));
  const spoken = t('baloot.score.spoken', {
    us: teamName(us),
    ours: view.scores[us] ?? 0,
    them: teamName(them),
    theirs: view.scores[them] ?? 0,
    contract:
      contract && view.taker !== null
        ? contractAtLevel(t, contract, trump, level)
        : t('baloot.score.bidding', { round: view.phase === 'bid2' ? 2 : 1 }),
  });
  return { items: [...items, ...middle(talk, view)], spoken };
}
