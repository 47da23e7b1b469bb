import { useMemo } from 'react';
import { useWords } from '../../i18n';
import { localeOf, signOf } from '../../i18n/format';

/** Points a game: one digit after the point, none where they are large. */
export function usePoints(): {
  /** Over somebody else's, with its sign. */
  points: (value: number) => string;
  /** What somebody made by themselves. */
  mean: (value: number) => string;
  width: (value: number) => string;
} {
  const { language } = useWords();
  return useMemo(() => {
    const locale = localeOf(language);
    const [whole, fine] = [0, 1].map(
      (digits) =>
        new Intl.NumberFormat(locale, {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }),
    );
    const plain = (value: number) => (Math.abs(value) < 99.95 ? fine : whole)?.format(value) ?? '';
    const points = (value: number) => {
      const text = plain(Math.abs(value));
      const nothing = Number(Math.abs(value).toFixed(1)) === 0;
      return `${signOf(language, nothing ? 0 : value)}${text}`;
    };
    return {
      points,
      mean: (value) => (value < 0 ? points(value) : plain(value)),
      width: (value) => `±${plain(Math.abs(value))}`,
    };
  }, [language]);
}
