import { useWords } from '../../i18n';
import type { Deal, Side, Story } from './story';
import { placeOf, sideOf } from './story';

type Props = { story: Story; sides: readonly Side[]; deals: readonly Deal[]; own: number };

/** The match from one seat. */
export function StatGrid({ story, sides, deals, own }: Props) {
  const { t, number, signed } = useWords();
  const mine = sideOf(sides, own);
  const gains = deals.map((deal) => deal.gains[mine] ?? 0);
  if (mine < 0 || gains.length === 0) return null;
  const won = deals.filter((deal) => {
    const best = Math.max(...deal.gains);
    return best > 0 && deal.gains[mine] === best;
  });
  const stats: [string, string][] = [
    [t('result.dealsWonValue', { won: won.length, all: deals.length }), t('result.dealsWon')],
    [number(placeOf(story.outcome.ranking, sides, own)), t('result.place')],
  ];
  // A single deal is both.
  if (gains.length > 1) {
    stats.push(
      [signed(Math.max(...gains)), t('result.best')],
      [signed(Math.min(...gains)), t('result.worst')],
    );
  }
  return (
    <section className="panel p-5">
      <h2 className="mb-3 text-[22px]">{t('result.yours')}</h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5">
        {stats.map(([value, label]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-13 text-ink-3">{label}</dt>
            <dd className="font-bold font-slab text-[18px] leading-tight">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
