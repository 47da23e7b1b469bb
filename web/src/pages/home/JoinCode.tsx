import { ArrowRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';

/** A code, or a whole link that was pasted. */
const codeIn = (text: string) =>
  (text.trim().split('/').pop() ?? '').replace(/[\s·?].*$/u, '').toUpperCase();

export function JoinCode() {
  const { t } = useWords();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const join = (event: FormEvent) => {
    event.preventDefault();
    const code = codeIn(text);
    if (code) void navigate(`/t/${encodeURIComponent(code)}?sit`);
  };
  return (
    <form className="mt-4 flex flex-wrap items-center gap-2 text-14 text-ink-2" onSubmit={join}>
      <label htmlFor="join-code">{t('home.haveCode')}</label>
      <input
        id="join-code"
        className="field-box min-h-[38px] w-[112px] px-3 min-[700px]:w-[132px] font-[600] font-code uppercase tracking-[.1em]"
        placeholder="KAR7Q2M"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="small">
        {t('home.join')}
        <ArrowRight size={15} className="flip-rtl" />
      </Button>
    </form>
  );
}
