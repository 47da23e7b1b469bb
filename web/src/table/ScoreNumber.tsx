import { useEffect, useRef, useState } from 'react';
import { useWords } from '../i18n';
import { prefersLessMotion } from './motionPreference';

type Props = {
  value: number;
  /** +4 and −6 instead of 4 and -6. */
  signed?: boolean;
};

const TIME = 600;

/** A number that counts to its new value while the difference floats away. */
export function ScoreNumber({ value, signed = false }: Props) {
  const words = useWords();
  const written = signed ? words.signed : words.number;
  const [shown, setShown] = useState(value);
  const [gain, setGain] = useState(0);
  const last = useRef(value);

  useEffect(() => {
    const from = last.current;
    last.current = value;
    if (from === value) return;
    if (prefersLessMotion()) {
      setShown(value);
      return;
    }
    setGain(value - from);
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const part = Math.min(1, (now - start) / TIME);
      setShown(Math.round(from + (value - from) * part));
      if (part < 1) frame = requestAnimationFrame(step);
      else setGain(0);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return (
    <b className="score-number" dir="ltr">
      {written(shown)}
      {gain !== 0 && (
        <i className="score-gain" aria-hidden="true">
          {words.signed(gain)}
        </i>
      )}
    </b>
  );
}
