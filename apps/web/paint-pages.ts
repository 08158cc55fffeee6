// Makes of the built page one for each language in which the start page stands already, for the server to send: whoever
// waits for the scripts reads it meanwhile. Called with the folder of the interface and the built script that draws.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { classesForAttributes, stylesFor } from './painted-styles.ts';
import type { DrawnPage } from './src/app/start/draw-start.tsx';

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/** Until the interface stands, it waits unseen behind what was painted. */
const WAITING = '#painted+#root{display:none}';

/** Shown once what follows it has begun, and so all of it has come: what stands in the middle of a page would move with each piece that follows. */
const WHOLE = '<link rel="expect" href="#root" blocking="render" />';

const [folder = '', drawer = ''] = process.argv.slice(2);
const { drawStartPages } = (await import(pathToFileURL(drawer).href)) as {
  drawStartPages: () => Promise<DrawnPage[]>;
};
const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
const sheets = [...page.matchAll(STYLESHEET)]
  .map(([, href]) => readFileSync(path.join(folder, href ?? ''), 'utf8'))
  .join('');
for (const drawn of await drawStartPages()) {
  writeFileSync(path.join(folder, `start.${drawn.language}.html`), paint(drawn));
}
// What was drawn with has timers of its own.
process.exit(0);

function paint({ language, title, html }: DrawnPage): string {
  const own = [...html.matchAll(STYLE)].map(([, css]) => css ?? '').join('');
  const body = classesForAttributes(html.replaceAll(STYLE, ''), '#painted');
  const css = stylesFor(body.html, sheets + own + body.css) + WAITING;
  return page
    .replace('<html lang="nl"', `<html lang="${language}"`)
    .replace(/<title>.*<\/title>/, `<title>${title} · Prorata</title>`)
    .replace('</head>', () => `<style nonce="%NONCE%">${css}</style>${WHOLE}</head>`)
    .replace(
      '<div id="root">',
      () => `<div id="painted" inert aria-hidden="true">${body.html}</div><div id="root">`,
    );
}
