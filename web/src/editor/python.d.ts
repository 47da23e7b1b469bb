/** Monaco's definition of Python, which comes without types. */
declare module 'monaco-editor/languages/definitions/python/python' {
  import type { languages } from 'monaco-editor/editor';
  export const conf: languages.LanguageConfiguration;
  export const language: languages.IMonarchLanguage;
}
