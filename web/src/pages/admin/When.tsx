import { useWords } from '../../i18n';

/** A moment by the server's clock, as this browser writes it; a dash for none. */
export function When({ at }: { at: number | null }) {
  const { date } = useWords();
  if (at === null) return <>–</>;
  return <time dateTime={new Date(at).toISOString()}>{date(at)}</time>;
}
