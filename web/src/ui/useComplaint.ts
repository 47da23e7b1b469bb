import { type FormEvent, useState } from 'react';
import { useWords } from '../i18n';

type Box = HTMLInputElement | HTMLTextAreaElement;

function wordsFor({ t, number }: ReturnType<typeof useWords>, box: Box): string {
  const { valueMissing, tooShort, typeMismatch, rangeUnderflow, rangeOverflow } = box.validity;
  if (valueMissing) return t('field.missing');
  if (tooShort) return t('field.short', { count: box.minLength });
  if (typeMismatch && box.type === 'email') return t('field.email');
  if (box instanceof HTMLInputElement && (rangeUnderflow || rangeOverflow)) {
    const [min, max] = [Number(box.min), Number(box.max)];
    if (box.min && box.max) return t('field.range', { min: number(min), max: number(max) });
  }
  return t('field.wrong');
}

/** What the browser finds wrong with a field when its form is sent: in the page's words and look, in place of a bubble in the browser's. */
export function useComplaint() {
  const words = useWords();
  const [complaint, setComplaint] = useState<string | null>(null);
  const onInvalid = (event: FormEvent<Box>) => {
    event.preventDefault();
    const box = event.currentTarget;
    setComplaint(wordsFor(words, box));
    const all = Array.from(box.form?.elements ?? [], (one) => one as Box);
    if (all.find((one) => one.willValidate && !one.validity.valid) === box) box.focus();
  };
  return { complaint, watch: { onInvalid, onInput: () => setComplaint(null) } };
}
