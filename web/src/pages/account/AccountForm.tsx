import { type FormEvent, type ReactNode, useState } from 'react';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { failureText } from '../../ui/toasts';
import { RestFailure } from '../../wire/rest';

type Props = {
  title: string;
  lead: string;
  action: string;
  /** The fields by name, as they were filled in. */
  onSend: (given: Record<string, string>) => Promise<void>;
  /** In place of the usual words for a refusal. */
  wrong?: Partial<Record<string, string>>;
  children: ReactNode;
  below?: ReactNode;
};

/** A small form in the middle of the page that says in words what was wrong. */
export function AccountForm({ title, lead, action, onSend, wrong = {}, children, below }: Props) {
  const { say } = useWords();
  const [failure, setFailure] = useState<RestFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    setBusy(true);
    setFailure(null);
    try {
      await onSend(given);
    } catch (error) {
      if (!(error instanceof RestFailure)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <main className="wrap grid place-items-center py-10">
      <section className="panel w-full max-w-[440px] p-7">
        <h1 className="text-30">{title}</h1>
        <p className="mt-2 mb-6 text-ink-2">{lead}</p>
        <form className="grid gap-4" onSubmit={send}>
          {children}
          {failure && (
            <p
              role="alert"
              className="rounded-button bg-danger-soft px-4 py-3 text-14 text-danger"
              dir="auto"
            >
              {wrong[failure.code] ?? failureText(say, failure)}
            </p>
          )}
          <Button type="submit" kind="primary" size="large" disabled={busy}>
            {action}
          </Button>
        </form>
        {below && <div className="mt-5 grid gap-2 text-center">{below}</div>}
      </section>
    </main>
  );
}
