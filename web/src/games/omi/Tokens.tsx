import './omi.css';

type Props = { count: number; target: number; own: boolean; label: string };

/** The tokens of a team, as they would lie beside it. */
export function Tokens({ count, target, own, label }: Props) {
  return (
    <div className="omi-tokens" role="img" aria-label={label} data-own={own || undefined}>
      {Array.from({ length: Math.max(target, count) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
        <i key={at} data-on={at < count || undefined} />
      ))}
    </div>
  );
}
