/** What listeners hear of a step. */
import type { Translate } from '../../cards/names';
import type { TienlenEvent, TienlenRecord } from '../../wire/generated/messages';
import type { Step } from '../../wire/steps';
import type { View } from './types';
import { chopForm, type Names } from './words';

type Help = { t: Translate; signed: (value: number) => string; names: Names };

/** Somebody with so few cards left is worth a word. */
const FEW = 3;

function wonText({ winner, instant, patterns, scores }: TienlenRecord, help: Help): string {
  const { t, signed, names } = help;
  const comma = t('list.comma');
  const totals = scores.map((score, seat) => `${names.nameOf(seat)} ${signed(score)}`).join(comma);
  const pattern = patterns.map((one) => t(`tienlen.pattern.${one}`)).join(comma);
  const values = { name: names.nameOf(winner), pattern, scores: totals };
  const you = names.isYou(winner);
  if (instant) return t(you ? 'tienlen.tell.youInstant' : 'tienlen.tell.instant', values);
  return t(you ? 'tienlen.tell.youWon' : 'tienlen.tell.won', values);
}

export function tell(step: Step<View, TienlenEvent>, seconds: number | null, help: Help): string {
  const { view, events } = step;
  const { t, names } = help;
  const said: string[] = [];
  let played: number | null = null;
  for (const event of events) {
    if (event.type === 'action') {
      const { seat, action } = event;
      const name = names.nameOf(seat);
      const you = names.isYou(seat);
      if (action.type === 'pass') {
        said.push(you ? t('tienlen.tell.youPass') : t('tienlen.tell.passes', { name }));
      } else {
        const combo = names.combo(action.cards);
        said.push(t(you ? 'tienlen.tell.youPlay' : 'tienlen.tell.plays', { name, combo }));
        played = you ? null : seat;
      }
    } else if (event.type === 'cut') {
      const { seat, on, points } = event;
      const key = `tienlen.tell.${chopForm(names, seat, on)}`;
      said.push(t(key, { name: names.nameOf(seat), on: names.nameOf(on), count: points }));
    } else if (event.type === 'round_won') {
      said.push(
        names.isYou(event.seat)
          ? t('tienlen.tell.youRound')
          : t('tienlen.tell.round', { name: names.nameOf(event.seat) }),
      );
    } else if (event.type === 'deal_scored') {
      said.push(wonText(event.record, help));
    } else if (event.type === 'deal') {
      said.push(t('tienlen.tell.deal', { deal: event.deal + 1 }));
    }
  }
  const left = played === null ? null : (view.counts[played] ?? null);
  if (played !== null && left !== null && left > 0 && left <= FEW) {
    said.push(t('tienlen.tell.left', { name: names.nameOf(played), count: left }));
  }
  if (view.seat !== null && view.actors.includes(view.seat)) {
    said.push(seconds ? t('tienlen.tell.turnTime', { seconds }) : t('tienlen.tell.turn'));
  }
  return said.join(' ');
}
