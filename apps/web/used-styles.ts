import type { Plugin } from 'vite';

/** How the component library names what it styles: the same in its styles and in its scripts. */
const CLASS = /\bm_[0-9a-f]{6,8}\b/g;
const STYLED = /\.(m_[0-9a-f]{6,8})\b/g;

/**
 * Leaves out what the component library styles for components that no script of the interface mentions: about half of its
 * styles, which every page would load.
 */
export function usedStyles(): Plugin {
  return {
    name: 'used-styles',
    enforce: 'post',
    apply: 'build',
    generateBundle(_options, bundle) {
      const parts = Object.values(bundle);
      const used = new Set(
        parts.flatMap((part) => (part.type === 'chunk' ? (part.code.match(CLASS) ?? []) : [])),
      );
      for (const part of parts) {
        if (part.type !== 'asset' || !part.fileName.endsWith('.css')) continue;
        part.source = keepUsed(String(part.source), used);
      }
    },
  };
}

export function keepUsed(css: string, used: ReadonlySet<string>): string {
  return keepRules(css, (head) => [...head.matchAll(STYLED)].every(([, name]) => used.has(name ?? '')));
}

/** Rules and blocks are kept as they stand, by what stands before them; what is left of a block without rules goes too. */
export function keepRules(css: string, isKept: (head: string) => boolean): string {
  let kept = '';
  let start = 0;
  for (let end = nextEnd(css, start); end !== undefined; end = nextEnd(css, start)) {
    const open = css.indexOf('{', start);
    if (open === -1 || open > end) {
      kept += css.slice(start, end + 1);
    } else {
      const head = css.slice(start, open);
      const body = isKept(head) ? keepRules(css.slice(open + 1, end), isKept) : '';
      if (body.trim() !== '') kept += `${head}{${body}}`;
    }
    start = end + 1;
  }
  return kept + css.slice(start);
}

/** Where the declaration, the statement or the block that begins here ends; texts and addresses may hold any sign. */
function nextEnd(css: string, start: number): number | undefined {
  let depth = 0;
  for (let place = start; place < css.length; place += 1) {
    const sign = css[place];
    if (sign === '"' || sign === "'") place = endOfText(css, place);
    else if (sign === '\\') place += 1;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return place;
    } else if (sign === ';' && depth === 0) return place;
  }
  return undefined;
}

function endOfText(css: string, start: number): number {
  for (let place = start + 1; place < css.length; place += 1) {
    if (css[place] === '\\') place += 1;
    else if (css[place] === css[start]) return place;
  }
  return css.length;
}
