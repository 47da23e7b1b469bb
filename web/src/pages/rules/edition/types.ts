/** What the book of a game says in words for programmers, in words for players. */
export type Edition = {
  /** By number; null: a rule that no player needs. */
  rules: Record<string, string | null>;
  /** By their heads, as Markdown; null: left out. */
  tables: Record<string, string | null>;
  /** Paragraphs, by how they begin. */
  texts: Record<string, string>;
  /** Smaller things: what is replaced wherever it stands. */
  words: Record<string, string>;
};
