import type { Translate } from '../../cards/names';
import type { Values } from '../../i18n/types';
import type { BoardSeat } from '../board';
import { partnerOf, type Team, teamOf } from './types';

/** Who is who, in the viewer's words. */
export type Talk = {
  t: Translate;
  own: number | null;
  nameOf: (seat: number) => string;
  /** "Us" and "Them", or two names for those who watch. */
  teamName: (team: Team) => string;
  /** The same where there is little room: "N–S" for those who watch. */
  teamLabel: (team: Team) => string;
  /** The viewer's team, or team 0; the other one comes second. */
  sides: readonly [Team, Team];
};

export function talkOf(t: Translate, seats: readonly BoardSeat[], own: number | null): Talk {
  const nameOf = (seat: number) => {
    const name = seats.find((one) => one.seat === seat)?.name ?? '';
    // House bots may share a name: they are numbered.
    const twins = seats.filter((one) => one.name === name);
    if (twins.length < 2) return name;
    return `${name} ${twins.findIndex((one) => one.seat === seat) + 1}`;
  };
  const ours = teamOf(own ?? 0);
  const side = (team: Team) => t(team === ours ? 'baloot.us' : 'baloot.them');
  return {
    t,
    own,
    nameOf,
    teamName: (team) =>
      own === null
        ? t('baloot.team', { first: nameOf(team), second: nameOf(partnerOf(team)) })
        : side(team),
    teamLabel: (team) =>
      own === null ? t(team === 0 ? 'table.side.ns' : 'table.side.ew') : side(team),
    sides: [ours, ours === 0 ? 1 : 0],
  };
}

/** What a seat is called where only its name stands: the viewer's own is *You*. */
export const called = ({ t, own, nameOf }: Talk, seat: number): string =>
  seat === own ? t('baloot.you') : nameOf(seat);

/** A sentence about a seat: `key.you` for the viewer's own, else `key` with its name. */
export const about = (talk: Talk, key: string, seat: number, values: Values = {}): string =>
  seat === talk.own
    ? talk.t(`${key}.you`, values)
    : talk.t(key, { ...values, name: talk.nameOf(seat) });

export const suitName = (t: Translate, suit: string): string => t(`cards.suit.${suit}`);
export const projectName = (t: Translate, project: string): string =>
  t(`baloot.project.${project}`);

/** "Hokum in hearts", "Sun". */
export function contractName(t: Translate, contract: string, trump?: string | null): string {
  if (contract === 'sun' || !trump) return t('baloot.sun');
  return t('baloot.hokumIn', { suit: suitName(t, trump) });
}

/** "Hokum in hearts, double". */
export function contractAtLevel(
  t: Translate,
  contract: string,
  trump: string | null | undefined,
  level: number,
): string {
  const name = contractName(t, contract, trump);
  if (level < 2) return name;
  return t('baloot.score.level', { contract: name, level: t(`baloot.level.${level}`) });
}
