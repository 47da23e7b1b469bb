import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWords } from '../../i18n';

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Checks here, in the browser, that the seed is the one that was promised. */
export function FairnessCard({ seed, seedHash }: { seed: string | null; seedHash: string | null }) {
  const { t } = useWords();
  const [fair, setFair] = useState<boolean | null>(null);
  useEffect(() => {
    // Browsers keep their cryptography to safe addresses and to this machine.
    if (!seed || !seedHash || !globalThis.crypto?.subtle) return;
    void sha256(seed).then((hash) => setFair(hash === seedHash));
  }, [seed, seedHash]);
  if (!seed || !seedHash) return null;
  const [title, text] =
    fair === false
      ? [t('result.unfair'), t('result.unfairText')]
      : fair
        ? [t('result.fair'), t('result.fairText')]
        : [t('result.checking'), ''];
  const Shield = fair === false ? ShieldAlert : fair ? ShieldCheck : ShieldQuestion;
  return (
    <section className="panel min-w-0 p-5">
      <div className="flex items-center gap-3">
        <Shield
          size={22}
          className={fair === false ? 'text-danger' : fair ? 'text-ok' : 'text-ink-3'}
          aria-hidden="true"
        />
        <div>
          <h2 className="font-text font-semibold text-15">{title}</h2>
          <p className="text-13 text-ink-3">{text}</p>
        </div>
      </div>
      <code
        className="mt-3 block truncate rounded-[9px] bg-surface-2 px-3 py-2 text-[12.5px]"
        dir="ltr"
      >
        sha256 {seedHash}
      </code>
      <details className="mt-2 text-13">
        <summary className="text-link min-h-[32px] cursor-pointer">{t('result.seed')}</summary>
        <code className="block break-all rounded-[9px] bg-surface-2 px-3 py-2" dir="ltr">
          {seed}
        </code>
      </details>
    </section>
  );
}
