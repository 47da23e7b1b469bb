type Props = { label: string; done: number; of: number; text: string };

/** How much of something is done. */
export function Progress({ label, done, of, text }: Props) {
  return (
    <div className="mt-3 grid gap-1.5">
      <progress className="arena-progress" aria-label={label} value={done} max={Math.max(1, of)} />
      <span className="text-13 text-ink-2" aria-live="polite">
        {text}
      </span>
    </div>
  );
}
