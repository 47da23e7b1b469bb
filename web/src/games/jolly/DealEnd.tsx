import { CardCodes } from '../../cards/CardCodes';
import { cardName, cardNames } from '../../cards/names';
import { useWords } from '../../i18n';
import { DealSheet } from '../../table/DealSheet';
import type { Pause } from '../usePause';
import { sorted } from './sorting';
import type { View } from './types';
import './jolly.css';

type Props = {
  record: View['deals'][number];
  own: number | null;
  nameOf: (seat: number) => string;
  pause: Pick<Pause, 'until'>;
  onReady?: (() => void) | undefined;
};

const BONUS = 30;

/** What a deal brought: the cards that were left, what they count, who gains. */
export function DealEnd({ record, own, nameOf, pause, onReady }: Props) {
  const { t, say, signed, number } = useWords();
  const { winner, reason, turned, hands, penalties, gain, scores } = record;
  const title =
    winner === null
      ? t('jolly.end.nobody')
      : say(`jolly.end.${reason}${winner === own ? 'You' : ''}`, { name: nameOf(winner) });
  const tone = winner === null ? 'even' : winner === own ? 'won' : own === null ? 'even' : 'lost';
  return (
    <DealSheet
      mark={t('jolly.deal', { number: record.deal + 1 })}
      title={title}
      tone={tone}
      until={pause.until}
      onReady={onReady}
    >
      <table className="deal-table">
        <thead>
          <tr>
            <th scope="col">{t('jolly.end.player')}</th>
            <th scope="col" className="!text-start">
              {t('jolly.end.left')}
            </th>
            <th scope="col">{t('jolly.end.penalty')}</th>
            <th scope="col">{t('jolly.end.gain')}</th>
            <th scope="col">{t('jolly.end.total')}</th>
          </tr>
        </thead>
        <tbody>
          {hands.map((hand, seat) => {
            const cards = sorted(hand, 'suit');
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the seat
              <tr key={seat} data-own={seat === own || undefined}>
                <th scope="row">{seat === own ? t('jolly.you') : <bdi>{nameOf(seat)}</bdi>}</th>
                <td className="left-cards !text-start">
                  {cards.length > 0 && !(turned && seat === winner) ? (
                    <CardCodes codes={cards} name={cardNames(say, cards)} />
                  ) : (
                    t('jolly.end.nothing')
                  )}
                </td>
                <td>{number(penalties[seat] ?? 0)}</td>
                <td>
                  <b>{signed(gain[seat] ?? 0)}</b>
                </td>
                <td>{number(scores[seat] ?? 0)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {turned && (
        <p className="mt-2 text-14 text-ink-2">
          {t('jolly.end.turned', { card: cardName(say, turned), points: BONUS })}
        </p>
      )}
    </DealSheet>
  );
}
