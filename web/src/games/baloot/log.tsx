import type { ReactNode } from 'react';
import { CardCodes } from '../../cards/CardCodes';
import { cardName, cardNames } from '../../cards/names';
import { SuitMark } from '../../cards/SuitMark';
import type { LogEntry } from '../../table/LogPanel';
import { byRank } from './cards';
import { auctionOf, isCall, type Past, showsBaloot } from './course';
import { resultText } from './results';
import type { Record, View } from './types';
import { about, called, contractName, projectName, type Talk } from './words';

function cardsOf({ t }: Talk, cards: readonly string[]): ReactNode {
  return <CardCodes codes={cards} name={cardNames(t, cards)} />;
}

function wordsOf(talk: Talk, past: Past): ReactNode {
  const { t } = talk;
  const { seat, type, card, suit, project, cards } = past;
  if (type === 'play' && card) return <CardCodes codes={[card]} name={cardName(t, card)} />;
  if (type === 'hokum' && suit) {
    return (
      <>
        {t('baloot.hokum')} <SuitMark suit={suit} size={12} label={t(`cards.suit.${suit}`)} />
      </>
    );
  }
  if (type === 'declare' && project) {
    const words = about(talk, 'baloot.log.declares', seat, { project: projectName(t, project) });
    return cards ? (
      <>
        {words} {cardsOf(talk, byRank(cards))}
      </>
    ) : (
      words
    );
  }
  if (isCall(type)) return t(`baloot.call.${type}`);
  if (type === 'sawa') return about(talk, 'baloot.log.sawa', seat);
  if (type === 'accept' || type === 'reject') return about(talk, `baloot.log.${type}s`, seat);
  return t(`baloot.${type}`);
}

/** What a finished deal brought, in one line a side. */
function recordLines(talk: Talk, record: Record): LogEntry[] {
  const { t, teamName, sides } = talk;
  const id = `d${record.deal}`;
  const lines: LogEntry[] = [
    { id, text: about(talk, 'baloot.log.deal', record.dealer, { deal: record.deal + 1 }) },
  ];
  const { contract, buyer } = record;
  if (contract && buyer !== undefined) {
    const name = contractName(t, contract, record.trump);
    const text = about(talk, 'baloot.log.bought', buyer, { contract: name });
    lines.push({ id: `${id}b`, who: called(talk, buyer), text });
  }
  lines.push({ id: `${id}r`, who: t('baloot.log.result'), text: resultText(talk, record) });
  if (!contract) return lines;
  return [
    ...lines,
    ...sides.map((team) => ({
      id: `${id}t${team}`,
      who: teamName(team),
      text: (
        <span dir="ltr" className="tabular">
          +{record.gain[team] ?? 0} → {record.totals[team] ?? 0}
        </span>
      ),
    })),
  ];
}

/** What follows an action: a sale, a trick won, projects that count, the baloot. */
function sequels(talk: Talk, view: View, at: number, soldAt: number, plays: number): LogEntry[] {
  const { t } = talk;
  const lines: LogEntry[] = [];
  if (at === soldAt && view.contract && view.buyer !== null && view.taker !== null) {
    const contract = contractName(t, view.contract, view.trump);
    const text = about(talk, 'baloot.log.bought', view.buyer, { contract });
    lines.push({ id: `${at}s`, who: called(talk, view.buyer), text, marked: true });
    lines.push({
      id: `${at}p`,
      who: called(talk, view.taker),
      text: (
        <>
          {about(talk, 'baloot.log.took', view.taker)} {cardsOf(talk, [view.public])}
        </>
      ),
    });
  }
  const past = view.history[at];
  if (past?.type !== 'play') return lines;
  if (showsBaloot(view.history.slice(0, at + 1), view.trump)) {
    const text = about(talk, 'baloot.log.baloot', past.seat);
    lines.push({ id: `${at}k`, who: called(talk, past.seat), text, marked: true });
  }
  const winner = plays % 4 === 0 ? view.winners[plays / 4 - 1] : undefined;
  if (winner === undefined) return lines;
  const text = about(talk, 'baloot.log.takes', winner);
  lines.push({ id: `${at}w`, who: called(talk, winner), text, marked: true });
  if (plays > 4) return lines;
  return [
    ...lines,
    ...view.projects.map(({ seat, project, cards }, number) => ({
      id: `${at}c${number}`,
      who: called(talk, seat),
      text: (
        <>
          {t('baloot.log.counts', { project: projectName(t, project) })}{' '}
          {cards && cardsOf(talk, byRank(cards))}
        </>
      ),
    })),
  ];
}

/** The finished deals in short, the current one word for word. */
export function logOf(talk: Talk, view: View, between: boolean): LogEntry[] {
  const { t } = talk;
  const lines = view.deals.flatMap((record) => recordLines(talk, record));
  if (between || view.phase === 'over') return lines;
  lines.push({
    id: 'now',
    text: about(talk, 'baloot.log.deal', view.dealer, { deal: view.deal + 1 }),
  });
  const { soldAt } = auctionOf(view.history, view.dealer);
  let plays = 0;
  let heads = 0;
  view.history.forEach((past, at) => {
    const trick = past.type === 'play' || past.type === 'declare' ? Math.floor(plays / 4) + 1 : 0;
    if (trick > heads) {
      heads = trick;
      lines.push({ id: `h${trick}`, text: t('baloot.log.trick', { trick }) });
    }
    if (past.type === 'play') plays += 1;
    lines.push({ id: at, who: called(talk, past.seat), text: wordsOf(talk, past) });
    lines.push(...sequels(talk, view, at, soldAt, plays));
  });
  return lines;
}
