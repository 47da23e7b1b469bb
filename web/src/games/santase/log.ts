/** The course of a deal as lines, read from the view; tricks that lie face down keep their cards (SA-13). */
import { suitOf } from '../../cards/code';
import { GOAL, marriagePoints } from './cards';
import type { View } from './types';

export type LogLine =
  | { head: 'deal' | 'trick'; number: number }
  | { seat: number | 'both'; does: string; card?: string; points?: number; marked?: true };

type Past = View['history'][number];

/** Tricks after which cards are drawn while the stock is open. */
const DRAWS = 6;

class Course {
  readonly lines: LogLine[] = [];
  private tricks = 0;
  private lead: Past | null = null;
  private closed = false;
  private headed = 0;

  constructor(private readonly view: View) {
    this.lines.push({ head: 'deal', number: view.deal + 1 });
  }

  /** A trick has its heading as soon as anything is done in it; the first stands under the deal's. */
  head(): void {
    if (this.headed === this.tricks) return;
    this.headed = this.tricks;
    this.lines.push({ head: 'trick', number: this.tricks + 1 });
  }

  add(past: Past, next: Past | undefined): void {
    const { seat, type, card } = past;
    if (type === 'pass') return;
    this.head();
    if (type === 'play') {
      if (this.lead) this.reply(past, next?.seat ?? this.view.leader);
      else this.leads(past);
      return;
    }
    if (type === 'close') this.closed = true;
    if (type === 'exchange') {
      const taken = this.view.exchange?.card ?? card;
      this.lines.push({ seat, does: 'exchange', ...(taken ? { card: taken } : {}) });
    } else this.lines.push({ seat, does: type === 'close' ? 'close' : 'say66' });
  }

  private leads(past: Past): void {
    const { seat, card, marriage } = past;
    this.lead = past;
    if (card && marriage) {
      const points = marriagePoints(suitOf(card), this.view.trump);
      this.lines.push({ seat, does: 'marry', card, points });
    } else if (card) this.lines.push({ seat, does: 'lead', card });
    else if (marriage) this.lines.push({ seat, does: 'married' });
  }

  private reply({ seat, card }: Past, winner: number): void {
    const beaten = winner === seat;
    if (card) this.lines.push({ seat, does: beaten ? 'beat' : 'play', card });
    if (!card || !beaten) this.lines.push({ seat: winner, does: 'take' });
    this.lead = null;
    this.tricks += 1;
    if (!this.closed && this.tricks <= DRAWS) this.lines.push({ seat: 'both', does: 'drawn' });
  }

  /** Whose turn it is. */
  end(): void {
    const { phase, seat, points } = this.view;
    const [actor] = this.view.actors;
    if (actor === undefined || phase === 'over') return;
    if (phase === 'claim') {
      // Who has less goes on at once (SA-14.2), and what others have is not known (SA-13).
      if (actor !== seat || (points ?? 0) < GOAL) return;
      this.lines.push({ seat: actor, does: 'may66', marked: true });
      return;
    }
    if (!this.lead) this.head();
    this.lines.push({ seat: actor, does: this.lead ? 'toPlay' : 'toLead', marked: true });
  }
}

export function logLines(view: View): LogLine[] {
  const course = new Course(view);
  view.history.forEach((past, at) => {
    course.add(past, view.history[at + 1]);
  });
  course.end();
  return course.lines;
}
