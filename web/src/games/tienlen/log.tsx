import type { ReactNode } from 'react';
import { CardCodes } from '../../cards/CardCodes';
import { cardNames, type Translate } from '../../cards/names';
import type { LogEntry } from '../../table/LogPanel';
import type { TienlenRecord } from '../../wire/generated/messages';
import { rich } from '../rich';
import { type Move, roundsOf, type Told } from './course';
import { chopForm, type Names } from './words';
import './tienlen.css';

type Help = { t: Translate; signed: (value: number) => string; names: Names };

function moveText({ seat, cards, leads, cut }: Move, { t, names }: Help): ReactNode {
  const you = names.isYou(seat);
  if (!cards) return t(you ? 'tienlen.log.youPass' : 'tienlen.log.passes');
  const drawn = {
    cards: (
      <span className="tienlen-cards">
        <CardCodes codes={cards} name={cardNames(t, cards)} />
      </span>
    ),
  };
  if (cut) {
    const key = `tienlen.log.${chopForm(names, seat, cut.on)}`;
    return rich(t, key, { on: names.nameOf(cut.on), points: cut.points }, drawn);
  }
  const form = leads ? (you ? 'youLead' : 'leads') : you ? 'youPlay' : 'plays';
  return rich(t, `tienlen.log.${form}`, {}, drawn);
}

/** The rounds of a deal; the newest play of all is marked. */
export function dealEntries(deal: number, told: Told, running: boolean, help: Help): LogEntry[] {
  const { t, names } = help;
  const rounds = roundsOf(told);
  const entries: LogEntry[] = rounds.flatMap((round, at) => {
    const number = at + 1;
    const head = at
      ? t('tienlen.round', { round: number })
      : t('tienlen.dealRound', { deal: deal + 1, round: number });
    return [
      { id: `${deal}.${at}`, text: head },
      ...round.map((move, i) => ({
        id: `${deal}.${at}.${i}`,
        who: names.shortOf(move.seat),
        text: moveText(move, help),
      })),
    ];
  });
  const last = entries.length - 1 - (rounds.at(-1) ?? []).toReversed().findIndex((m) => m.cards);
  return entries.map((entry, at) => (running && at === last ? { ...entry, marked: true } : entry));
}

/** How a deal ended: who won, and who paid whom for what. */
export function recordEntries(record: TienlenRecord, { t, signed, names }: Help): LogEntry[] {
  const { deal, winner, instant, patterns, gain, transfers, payer } = record;
  const you = names.isYou(winner);
  const pattern = patterns.map((one) => t(`tienlen.pattern.${one}`)).join(t('list.comma'));
  const won = instant
    ? t(you ? 'tienlen.log.youInstant' : 'tienlen.log.instant', { pattern })
    : t(you ? 'tienlen.log.youWin' : 'tienlen.log.wins', { points: signed(gain[winner] ?? 0) });
  return [
    { id: `${deal}.end`, text: t('tienlen.log.end', { deal: deal + 1 }) },
    { id: `${deal}.won`, who: names.shortOf(winner), text: won, marked: true },
    ...transfers.map(({ from, to, points, reason }, at) => ({
      id: `${deal}.pays${at}`,
      who: names.shortOf(from),
      text: t(
        `tienlen.log.${names.isYou(from) ? 'youPay' : names.isYou(to) ? 'paysYou' : 'pays'}`,
        {
          to: names.nameOf(to),
          points,
          reason: t(`tienlen.reason.${reason}`),
        },
      ),
    })),
    ...(payer === null
      ? []
      : [
          {
            id: `${deal}.payer`,
            who: names.shortOf(payer),
            text: t(names.isYou(payer) ? 'tienlen.log.youPayer' : 'tienlen.log.payer'),
          },
        ]),
  ];
}
