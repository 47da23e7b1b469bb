import { Fragment, type ReactNode } from 'react';
import type { Values } from '../i18n';

/** A text in which some values are drawn instead of written, such as cards and suits. */
export function rich(
  say: (key: string, values?: Values) => string,
  key: string,
  values: Values,
  drawn: Record<string, ReactNode>,
): ReactNode {
  const names = Object.keys(drawn);
  // Marks of the private use area stand for what is drawn.
  const marks = Object.fromEntries(
    names.map((name, at) => [name, String.fromCharCode(0xe000 + at)]),
  );
  return say(key, { ...values, ...marks })
    .split(/([\ue000-\ue0ff])/)
    .map((part, at) => {
      const name = names[part.charCodeAt(0) - 0xe000];
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
      return <Fragment key={at}>{name === undefined ? part : drawn[name]}</Fragment>;
    });
}
