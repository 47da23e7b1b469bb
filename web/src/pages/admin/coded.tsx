import { useWords } from '../../i18n';

/** What speaks: the part of the page's words that texts of the back room are made with. */
export type Speaker = Pick<ReturnType<typeof useWords>, 't' | 'say'>;

/** A code of the server in words: `<family>.<code>` of the catalogue; one that is not there is shown as it is. */
export function wordOf({ say }: Speaker, family: string, code: string): string {
  const key = `${family}.${code}`;
  const word = say(key);
  return word === key ? code : word;
}

/** The same as a part of the page. */
export function Coded({ of, code }: { of: string; code: string }) {
  return <bdi>{wordOf(useWords(), of, code)}</bdi>;
}
