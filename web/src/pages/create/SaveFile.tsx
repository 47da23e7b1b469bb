import { FileUp, X } from 'lucide-react';
import { useId, useState } from 'react';
import { headOf } from '../../games/omi/saveFile';
import { useWords } from '../../i18n';

type Props = {
  /** Text of the chosen file. */
  text: string | null;
  onChange: (text: string | null) => void;
};

/** An Omi match goes on from its save file. */
export function SaveFile({ text, onChange }: Props) {
  const { t } = useWords();
  const id = useId();
  const [name, setName] = useState('');
  const head = text === null ? null : headOf(text);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setName(file.name);
    onChange(await file.text());
  };
  return (
    <section className="panel grid gap-3 p-5">
      <h2 className="text-[22px]">{t('omi.import.label')}</h2>
      <p id={`${id}hint`} className="text-14 text-ink-3">
        {t('omi.import.hint')}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <label className="btn relative focus-within:outline-2">
          <FileUp size={18} aria-hidden="true" />
          {text === null ? t('omi.import.choose') : name}
          <input
            type="file"
            accept=".md,text/markdown,text/plain"
            className="sr-only"
            aria-describedby={`${id}hint`}
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </label>
        {text !== null && (
          <button type="button" className="btn" data-kind="ghost" onClick={() => onChange(null)}>
            <X size={17} aria-hidden="true" /> {t('omi.import.clear')}
          </button>
        )}
      </div>
      {text !== null && (
        <p role="status" className={head ? 'font-semibold' : 'text-danger'}>
          {head ? t('omi.import.head', head) : t('omi.import.odd')}
        </p>
      )}
    </section>
  );
}
