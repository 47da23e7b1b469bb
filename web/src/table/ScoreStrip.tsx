import { ScoreItems, type ScoreProps } from './ScoreBar';

/** The score on phones: a strip under the top bar, at most four fields. */
export function ScoreStrip({ items, ...rest }: ScoreProps) {
  return <ScoreItems {...rest} items={items.slice(0, 4)} form="strip" />;
}
