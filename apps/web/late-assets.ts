import type { Plugin } from 'vite';

const SCRIPTS = /[ \t]*<script\b[^>]*src="[^"]+"[^>]*><\/script>\n?/g;
const SHEETS = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;

/**
 * Moves scripts and styles behind what the page shows. What stands in the page is painted before they have come; what they
 * draw waits for both anyway.
 */
export function lateAssets(): Plugin {
  return {
    name: 'late-assets',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: moveToTheEnd },
  };
}

export function moveToTheEnd(html: string): string {
  const scripts = html.match(SCRIPTS) ?? [];
  const sheets = html.match(SHEETS) ?? [];
  // The watch over the start is plain and comes first; modules wait for the styles before them.
  const plain = scripts.filter((script) => !script.includes('type="module"'));
  const modules = scripts.filter((script) => script.includes('type="module"'));
  const late = [...plain, ...sheets, ...modules].join('');
  return html
    .replaceAll(SCRIPTS, '')
    .replaceAll(SHEETS, '')
    .replace('</body>', () => `${late}  </body>`);
}
