/** The rule book without what is meant for those who write programs by it. */
export const forPlayers = (markdown: string): string =>
  markdown
    .replace(/^(# .*?) \(prefix [A-Z]+\)$/m, '$1')
    .replace(/(?:Read|Shared conventions:|Conventions:)\s+`README\.md`[^.]*\.[ \t]*/g, '')
    .replace(/The seed calls a deal a «round»\.[ \t]*/g, '');
