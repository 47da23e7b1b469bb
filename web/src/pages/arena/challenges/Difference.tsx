import { useMemo } from 'react';
import { useWords } from '../../../i18n';
import { DotStrip } from '../../../plots/DotStrip';
import { aroundZero } from '../../../plots/scale';
import { ButtonLink } from '../../../ui/ButtonLink';
import type { ChallengeView, DifferenceView } from '../../../wire/generated/rest';
import { toneOf } from '../crosstable';
import { usePoints } from '../usePoints';
import { VERDICTS } from '../verdicts';

/** Is the new version better? On the same boards, board by board. */
export function Difference(props: { view: ChallengeView; difference: DifferenceView }) {
  const { view, difference } = props;
  const { t, signed } = useWords();
  const { points } = usePoints();
  const { mean, low, high, significance, by_board } = difference;
  const tone = toneOf({ margin: mean, significance });
  const [candidate, other] = view.contestants;
  const domain = useMemo(
    () => aroundZero([...by_board, mean, low ?? mean, high ?? mean]),
    [by_board, mean, low, high],
  );
  const versions = {
    candidate: String(candidate?.version ?? '?'),
    other: String(other?.version ?? '?'),
  };
  return (
    <section className="panel p-5">
      <h2 className="text-[22px]">{t('arena.difference')}</h2>
      <p className="mt-1 text-17">{t(VERDICTS[tone], versions)}</p>
      <p className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <b className="font-slab text-30">{points(mean)}</b>
        <span className="text-ink-2">
          {t('arena.pointsAGame')}
          {low !== null &&
            high !== null &&
            `, ${t('arena.between', { low: points(low), high: points(high) })}`}
        </span>
      </p>
      <DotStrip
        label={t('arena.differencePlot', { count: by_board.length, mean: points(mean) })}
        dots={by_board.map((value, board) => ({ key: String(board), value }))}
        domain={domain}
        text={signed}
        mean={{ value: mean, low, high }}
      />
      <details className="plot-table">
        <summary>{t('arena.asTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('arena.boardHead')}</th>
              <th scope="col">{t('arena.margin')}</th>
            </tr>
          </thead>
          <tbody>
            {by_board.map((value, board) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: boards are known by their number
              <tr key={board}>
                <td>{board + 1}</td>
                <td>{points(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {candidate?.bot && (
        <ButtonLink to={`/bots/${candidate.bot}`} kind="tinted" className="mt-3">
          {t('arena.toVersions')}
        </ButtonLink>
      )}
    </section>
  );
}
