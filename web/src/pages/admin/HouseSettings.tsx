import { type FormEvent, useCallback, useState } from 'react';
import { LANGUAGES, type Language } from '../../i18n';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { Empty } from '../../ui/Empty';
import { Field } from '../../ui/Field';
import { Loading } from '../../ui/Loading';
import { Switch } from '../../ui/Switch';
import { TextArea } from '../../ui/TextArea';
import { notify } from '../../ui/toasts';
import { useCareful } from '../../ui/useCareful';
import { useLoaded } from '../../ui/useLoaded';
import { admin } from '../../wire/admin';
import type { HouseRules } from '../../wire/generated/rest';
import { asLines, wordsIn } from './wordLists';

const DAYS = {
  chat_days: 'Messages',
  guest_days: 'Guests without a visit',
  address_days: 'Addresses',
  report_days: 'Closed reports',
  mark_days: 'Marks',
  audit_days: 'The audit log',
} as const;
type DaysName = keyof typeof DAYS;

/** The rules that are changed while the house runs. */
export function HouseSettings() {
  const [loaded] = useLoaded(useCallback(() => admin.settings(), []));
  if (loaded.state === 'loading') return <Loading rows={6} />;
  if (loaded.state === 'failed') return <Empty text={loaded.failure.message} />;
  const { settings, defaults } = loaded.value;
  return <Rules rules={settings} defaults={defaults} />;
}

function Rules({ rules, defaults }: { rules: HouseRules; defaults: HouseRules }) {
  const careful = useCareful();
  const [now, setNow] = useState(rules);
  const change = (part: HouseRules) => setNow((before) => ({ ...before, ...part }));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const told = await careful(() => admin.changeSettings(now));
    if (!told) return;
    setNow(told.settings);
    notify('Saved. It holds at once.');
  };
  const added = now.words_added ?? {};
  return (
    <form className="grid gap-5" onSubmit={save}>
      <h1>Rules of the house</h1>
      <section className="panel p-4">
        <h2 className="mb-2">The door</h2>
        <Switch
          label="New accounts"
          on={now.registration ?? true}
          onChange={(registration) => change({ registration })}
        />
        <Switch
          label="Guests"
          hint="People may enter without an account."
          on={now.guests ?? true}
          onChange={(guests) => change({ guests })}
        />
        <Switch
          label="New tables and matches"
          hint="Off before a restart: what runs is played to its end, and nothing new begins."
          on={now.new_matches ?? true}
          onChange={(new_matches) => change({ new_matches })}
        />
        <div className="row-line grid items-start gap-4 pt-4 min-[700px]:grid-cols-2">
          <Field
            label="Limits, times"
            hint={`Below 1 is stricter. Usually ${defaults.limits_factor}.`}
            type="number"
            min="0.01"
            max="1000"
            step="any"
            required
            value={now.limits_factor}
            onChange={({ target }) => change({ limits_factor: target.valueAsNumber })}
          />
          <TextArea
            label="How to appeal"
            hint="Told to the banned."
            maxLength={2000}
            value={now.appeal_text}
            onChange={({ target }) => change({ appeal_text: target.value })}
          />
        </div>
      </section>
      <section className="panel grid gap-4 p-4">
        <h2>Words</h2>
        <Choice
          label="A message with a word of the lists"
          value={now.chat_filter ?? 'mask'}
          items={[
            { value: 'mask', label: 'Stars in its place' },
            { value: 'refuse', label: 'Not taken' },
            { value: 'off', label: 'Let through' },
          ]}
          onChange={(chat_filter) => change({ chat_filter })}
        />
        <div className="grid gap-4 min-[700px]:grid-cols-2">
          {(Object.keys(LANGUAGES) as Language[]).map((language) => (
            <Words
              key={language}
              label={`More words: ${LANGUAGES[language].name}`}
              words={added[language] ?? []}
              onChange={(words) => change({ words_added: { ...added, [language]: words } })}
            />
          ))}
          <Words
            label="Words that are fine in spite of it"
            words={now.words_allowed ?? []}
            onChange={(words_allowed) => change({ words_allowed })}
          />
        </div>
      </section>
      <section className="panel p-4">
        <h2 className="mb-1">How long things are kept</h2>
        <p className="mb-3 text-14 text-ink-2">In days; 0 keeps them for ever.</p>
        <div className="grid gap-4 min-[500px]:grid-cols-2 min-[900px]:grid-cols-3">
          {(Object.keys(DAYS) as DaysName[]).map((name) => (
            <Field
              key={name}
              label={DAYS[name]}
              hint={`Usually ${defaults[name]}.`}
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
        Save
      </Button>
    </form>
  );
}

type WordsProps = { label: string; words: readonly string[]; onChange: (words: string[]) => void };

function Words({ label, words, onChange }: WordsProps) {
  const [text, setText] = useState(() => asLines(words));
  return (
    <TextArea
      label={label}
      hint="A word a line."
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
