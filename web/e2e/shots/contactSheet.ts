/** All pictures on one page, a row for each screen. */
export function contactSheet(pictures: readonly string[]): string {
  const rows = new Map<string, string[]>();
  for (const name of pictures) {
    const [screen = ''] = name.split('@');
    rows.set(screen, [...(rows.get(screen) ?? []), name]);
  }
  const cell = (name: string) =>
    `<a href="${name}"><img loading="lazy" src="${name}" alt="${name}"><small>${name.split('@')[1]}</small></a>`;
  const row = ([screen, names]: [string, string[]]) =>
    `<section><h2 id="${screen}">${screen}</h2>${names.map(cell).join('')}</section>`;
  return `<!doctype html><meta charset="utf-8"><title>Serai, every screen</title>
<style>body{font:14px system-ui;background:#777;margin:16px}section{display:flex;gap:12px;overflow-x:auto;align-items:start}
h2{writing-mode:vertical-rl;font-size:14px;margin:0}img{height:420px;display:block}a{color:#fff}</style>
${[...rows].map(row).join('\n')}`;
}
