import { BookOpen, Code2, Copy, KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import client from '../../../../docs/clients/python/bot.py?raw';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { copy } from '../../ui/copy';
import { Dialog } from '../../ui/Dialog';
import { Empty } from '../../ui/Empty';
import { Loading } from '../../ui/Loading';
import { failureText, notify } from '../../ui/toasts';
import { useCareful } from '../../ui/useCareful';
import { useLoaded } from '../../ui/useLoaded';
import { tokens } from '../../wire/bots';
import type { TokenCard, TokenMade } from '../../wire/generated/rest';
import { useSession } from '../../wire/session';
import { MustRegister } from '../bots/MustRegister';
import { NewToken } from './NewToken';

/** Keys for programs that act for a person. */
export function TokensPage() {
  const { t } = useWords();
  const { state, player } = useSession();
  return (
    <main className="wrap grid max-w-[760px] gap-5 py-8">
      <header>
        <h1 className="text-40">{t('tokens.title')}</h1>
        <p className="mt-1 max-w-[64ch] text-17 text-ink-2">{t('tokens.lead')}</p>
      </header>
      {state === 'unknown' && <Loading />}
      {state === 'visitor' && <MustRegister guest={false} />}
      {player?.role === 'guest' && <MustRegister guest />}
      {player && player.role !== 'guest' && <MyTokens />}
      <section className="panel grid gap-1 p-5">
        <a href="/api/docs#tag/tokens" className="text-link min-h-[44px]">
          <BookOpen size={16} aria-hidden="true" />
          {t('tokens.api')}
        </a>
        <details>
          <summary className="text-link min-h-[44px] cursor-pointer">
            <Code2 size={16} aria-hidden="true" />
            {t('tokens.docs')}
          </summary>
          <pre
            dir="ltr"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
            tabIndex={0}
            className="overflow-auto rounded-button bg-surface-2 p-4 text-13"
          >
            {client}
          </pre>
        </details>
      </section>
    </main>
  );
}

function MyTokens() {
  const { t, say, date, joined } = useWords();
  const careful = useCareful();
  const [loaded, reload] = useLoaded(tokens.list);
  const [made, setMade] = useState<TokenMade | null>(null);
  const [leaving, setLeaving] = useState<TokenCard | null>(null);
  const remove = async (token: TokenCard) => {
    await careful(() => tokens.remove(token.id));
    setLeaving(null);
    reload();
  };
  return (
    <>
      {made && <Shown made={made} onKept={() => setMade(null)} />}
      <section className="panel p-5">
        {loaded.state === 'loading' && <Loading rows={2} />}
        {loaded.state === 'failed' && <Empty text={failureText(say, loaded.failure)} />}
        {loaded.state === 'here' && loaded.value.length === 0 && <Empty text={t('tokens.none')} />}
        {loaded.state === 'here' && (
          <ul>
            {loaded.value.map((token) => (
              <li key={token.id} className="row-line flex items-center gap-3 py-2.5 first:border-0">
                <KeyRound size={18} className="flex-none text-ink-3" aria-hidden="true" />
                <span className="min-w-0 grow">
                  <b className="block break-words">{token.name}</b>
                  <span className="text-13 text-ink-3">
                    {joined([
                      token.scopes.map((scope) => t(`tokens.scope.${scope}`)).join(', '),
                      token.account && t('tokens.playsAs', { name: token.account.name }),
                      token.last_used_at === null
                        ? t('tokens.unused')
                        : t('tokens.lastUsed', { date: date(token.last_used_at) }),
                      token.expires_at !== null &&
                        t('tokens.ends', { date: date(token.expires_at, { dateStyle: 'medium' }) }),
                    ])}
                  </span>
                </span>
                <button
                  type="button"
                  className="icon-button text-danger"
                  aria-label={t('tokens.remove', { name: token.name })}
                  onClick={() => setLeaving(token)}
                >
                  <Trash2 size={17} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <NewToken
        onMade={(token) => {
          setMade(token);
          reload();
        }}
      />
      {leaving && (
        <Dialog
          title={t('tokens.removeTitle', { name: leaving.name })}
          onClose={() => setLeaving(null)}
        >
          <p className="mb-5 text-ink-2">{t('tokens.removeText')}</p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button kind="danger" onClick={() => void remove(leaving)}>
              {t('account.deleteConfirm')}
            </Button>
            <Button kind="primary" onClick={() => setLeaving(null)}>
              {t('account.cancel')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

function Shown({ made, onKept }: { made: TokenMade; onKept: () => void }) {
  const { t } = useWords();
  return (
    <section className="panel grid gap-3 border-lantern-2 bg-lantern-soft p-5" role="status">
      <h2 className="text-[20px]">{made.card.name}</h2>
      <p>{t('tokens.once')}</p>
      <code dir="ltr" className="break-all rounded-button bg-surface px-4 py-3 text-14">
        {made.token}
      </code>
      <div className="flex flex-wrap gap-3">
        <Button
          kind="primary"
          icon={<Copy size={16} />}
          onClick={async () => {
            await copy(made.token);
            notify(t('tokens.copied'));
          }}
        >
          {t('tokens.copy')}
        </Button>
        <Button onClick={onKept}>{t('tokens.kept')}</Button>
      </div>
    </section>
  );
}
