import { type FormEvent, useCallback, useState } from 'react';
import { LANGUAGES, type Language, useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { Field } from '../../ui/Field';
import { Loading } from '../../ui/Loading';
import { Switch } from '../../ui/Switch';
import { TextArea } from '../../ui/TextArea';
import { notify } from '../../ui/toasts';
import { useCareful } from '../../ui/useCareful';
import { useLoaded } from '../../ui/useLoaded';
import { admin } from '../../wire/admin';
import type { HouseRules } from '../../wire/generated/rest';
import { Missing } from './Missing';
import { asLines, wordsIn } from './wordLists';

const DAYS = [
  'chat_days',
  'guest_days',
  'address_days',
  'report_days',
  'mark_days',
  'audit_days',
] as const satisfies readonly (keyof HouseRules)[];
const FILTERS = ['mask', 'refuse', 'off'] as const;

/** The rules that are changed while the house runs. */
export function HouseSettings() {
  const [loaded] = useLoaded(useCallback(() => admin.settings(), []));
  if (loaded.state === 'loading') return <Loading rows={6} />;
  if (loaded.state === 'failed') return <Missing failure={loaded.failure} />;
  const { settings, defaults } = loaded.value;
  return <Rules rules={settings} defaults={defaults} />;
}

function Rules({ rules, defaults }: { rules: HouseRules; defaults: HouseRules }) {
  const { t } = useWords();
  const careful = useCareful();
  const [now, setNow] = useState(rules);
  const change = (part: HouseRules) => setNow((before) => ({ ...before, ...part }));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const told = await careful(() => admin.changeSettings(now));
    if (!told) return;
    setNow(told.settings);
    notify(t('admin.saved'));
  };
  const added = now.words_added ?? {};
  return (
    <form className="grid gap-5" onSubmit={save}>
      <h1>{t('admin.rulesOfHouse')}</h1>
      <section className="panel p-4">
        <h2 className="mb-2">{t('admin.door')}</h2>
        <Switch
          label={t('admin.newAccounts')}
          on={now.registration ?? true}
          onChange={(registration) => change({ registration })}
        />
        <Switch
          label={t('admin.guests')}
          hint={t('admin.guestsHint')}
          on={now.guests ?? true}
          onChange={(guests) => change({ guests })}
        />
        <Switch
          label={t('admin.newMatches')}
          hint={t('admin.newMatchesHint')}
          on={now.new_matches ?? true}
          onChange={(new_matches) => change({ new_matches })}
        />
        <div className="row-line grid items-start gap-4 pt-4 min-[700px]:grid-cols-2">
          <Field
            label={t('admin.limits')}
            hint={t('admin.limitsHint', { value: defaults.limits_factor ?? 1 })}
            type="number"
            min="0.01"
            max="1000"
            step="any"
            required
            value={now.limits_factor}
            onChange={({ target }) => change({ limits_factor: target.valueAsNumber })}
          />
          <TextArea
            label={t('admin.howToAppeal')}
            hint={t('admin.howToAppealHint')}
            dir="auto"
            maxLength={2000}
            value={now.appeal_text}
            onChange={({ target }) => change({ appeal_text: target.value })}
          />
        </div>
      </section>
      <section className="panel grid gap-4 p-4">
        <h2>{t('admin.words')}</h2>
        <Choice
          label={t('admin.filter')}
          value={now.chat_filter ?? 'mask'}
          items={FILTERS.map((value) => ({ value, label: t(`admin.filter.${value}`) }))}
          onChange={(chat_filter) => change({ chat_filter })}
        />
        <div className="grid gap-4 min-[700px]:grid-cols-2">
          {(Object.keys(LANGUAGES) as Language[]).map((language) => (
            <Words
              key={language}
              label={t('admin.moreWords', { language: LANGUAGES[language].name })}
              words={added[language] ?? []}
              onChange={(words) => change({ words_added: { ...added, [language]: words } })}
            />
          ))}
          <Words
            label={t('admin.fineWords')}
            words={now.words_allowed ?? []}
            onChange={(words_allowed) => change({ words_allowed })}
          />
        </div>
      </section>
      <section className="panel p-4">
        <h2 className="mb-1">{t('admin.kept')}</h2>
        <p className="mb-3 text-14 text-ink-2">{t('admin.keptLead')}</p>
        <div className="grid gap-4 min-[500px]:grid-cols-2 min-[900px]:grid-cols-3">
          {DAYS.map((name) => (
            <Field
              key={name}
              label={t(`admin.kept.${name}`)}
              hint={t('admin.usually', { value: defaults[name] ?? 0 })}
              type="number"
              min="0"
              max="36500"
              step="1"
              required
              value={now[name]}
              onChange={({ target }) => change({ [name]: target.valueAsNumber })}
            />
          ))}
        </div>
      </section>
      <Button type="submit" kind="primary" className="justify-self-start">
        {t('account.save')}
      </Button>
    </form>
  );
}

type WordsProps = { label: string; words: readonly string[]; onChange: (words: string[]) => void };

function Words({ label, words, onChange }: WordsProps) {
  const { t } = useWords();
  const [text, setText] = useState(() => asLines(words));
  return (
    <TextArea
      label={label}
      hint={t('admin.wordALine')}
      dir="auto"
      spellCheck={false}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(wordsIn(target.value));
      }}
    />
  );
}
