import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import { useEffect, useState } from 'react';
import { keepsPromise } from '../../fair/check';
import { canCheck } from '../../fair/shuffle';
import { useWords } from '../../i18n';
import { DeckCheck } from './DeckCheck';

type Props = { match: string; deals: number; seed: string | null; seedHash: string | null };

/** Checks here, in the browser, that the seed is the one that was promised, and every deck its own. */
export function FairnessCard({ match, deals, seed, seedHash }: Props) {
  const { t } = useWords();
  const [fair, setFair] = useState<boolean | null>(null);
  const able = canCheck();
  useEffect(() => {
    if (seed && seedHash && able) void keepsPromise(seed, seedHash).then(setFair);
  }, [seed, seedHash, able]);
  if (!seed || !seedHash) return null;
  const [title, text] =
    fair === false
      ? [t('result.unfair'), t('result.unfairText')]
      : fair
        ? [t('result.fair'), t('result.fairText')]
        : [t(able ? 'result.checking' : 'result.cannotCheck'), ''];
  const Shield = fair === false ? ShieldAlert : fair ? ShieldCheck : ShieldQuestion;
  return (
    <section className="panel min-w-0 p-5">
      <div className="flex items-center gap-3">
        <Shield
          size={22}
          className={`flex-none ${fair === false ? 'text-danger' : fair ? 'text-ok' : 'text-ink-3'}`}
          aria-hidden="true"
        />
        <div>
          <h2 className="font-semibold font-text text-15">{title}</h2>
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
        <summary className="text-link min-h-[44px] cursor-pointer">{t('result.seed')}</summary>
        <code className="block break-all rounded-[9px] bg-surface-2 px-3 py-2" dir="ltr">
          {seed}
        </code>
      </details>
      {able && <DeckCheck match={match} deals={deals} />}
    </section>
  );
}
