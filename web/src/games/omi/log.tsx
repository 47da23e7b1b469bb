import { CardCodes } from '../../cards/CardCodes';
import { cardName } from '../../cards/names';
import { SuitMark } from '../../cards/SuitMark';
import type { LogEntry } from '../../table/LogPanel';
import type { OmiRecord, OmiView } from '../../wire/generated/messages';
import { rich } from '../rich';
import { dealNumber, isCut, tricksOf } from './cards';
import { dealTitle, type Eyes, suitName, teamLabel } from './words';

/** The same key for the viewer's own seat has a form of its own. */
const form = ({ self }: Eyes, key: string, seat: number) => (seat === self ? `${key}.you` : key);

const whoIs = ({ say, self, names }: Eyes, seat: number): string =>
  seat === self ? say('omi.you') : (names[seat] ?? '');

type Signed = (value: number) => string;

function ofDeal(eyes: Eyes, signed: Signed, record: OmiRecord): LogEntry[] {
  const { deal, gain, trump, trump_maker: maker } = record;
  const team = (gain[0] ?? 0) > 0 ? 0 : (gain[1] ?? 0) > 0 ? 1 : null;
  const who = team === null ? '±0' : `${teamLabel(eyes, team)} ${signed(gain[team] ?? 0)}`;
  const suit = <SuitMark key="suit" suit={trump} size={12} label={suitName(eyes.say, trump)} />;
  const named = rich(
    eyes.say,
    form(eyes, 'omi.log.namedBy', maker),
    { name: eyes.names[maker] ?? '' },
    { suit },
  );
  return [
    { id: `deal${deal}`, text: eyes.say('omi.deal', { deal }) },
    {
      id: `result${deal}`,
      who,
      text: (
        <>
          {dealTitle(eyes, record)}
          <br />
          {named}
        </>
      ),
    },
  ];
}

/** The match so far: a line for each finished deal, and every card of the running one, once it is dealt out. */
export function logOf(view: OmiView, eyes: Eyes, signed: Signed, between: boolean): LogEntry[] {
  const { say } = eyes;
  const entries = view.deals.flatMap((record) => ofDeal(eyes, signed, record));
  if (between || view.phase === 'over') return entries;
  entries.push({ id: 'now', text: say('omi.deal', { deal: dealNumber(view) }) });
  const { trump } = view;
  if (trump) {
    const suit = <SuitMark key="suit" suit={trump} size={12} label={suitName(say, trump)} />;
    const maker = view.trump_maker;
    const text = rich(say, form(eyes, 'omi.log.trump', maker), {}, { suit });
    entries.push({ id: 'trump', who: whoIs(eyes, maker), text });
  }
  tricksOf(view).forEach(({ plays, winner }, at) => {
    entries.push({ id: `trick${at}`, text: say('omi.log.trick', { trick: at + 1 }) });
    plays.forEach(({ seat, card }, place) => {
      const cards = <CardCodes key="card" codes={[card]} name={cardName(say, card)} />;
      const key = place === 0 ? 'lead' : isCut(plays, place, trump) ? 'cut' : 'play';
      const text = rich(say, form(eyes, `omi.log.${key}`, seat), {}, { card: cards });
      const takes = seat === winner;
      entries.push({
        id: `trick${at}.${place}`,
        who: whoIs(eyes, seat),
        text: takes ? (
          <>
            {text}
            {say('list.comma')}
            {say(form(eyes, 'omi.log.takes', seat))}
          </>
        ) : (
          text
        ),
        marked: takes,
      });
    });
  });
  return entries;
}
