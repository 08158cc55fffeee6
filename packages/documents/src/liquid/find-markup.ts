import MarkdownIt, { type Token } from 'markdown-it';

/** Reads everything, to see what a text would like to be and may not. */
const everything = new MarkdownIt({ html: true });
const REFUSED = new Set(['html_block', 'html_inline', 'image', 'fence', 'code_block']);

/** Where the first HTML, picture or block of code begins in the source of a template; they are not shown as such. */
export function findMarkup(source: string): number | undefined {
  // Liquid is hidden behind as many letters, so that `{% if a < b %}` is not taken for a tag.
  const masked = source.replaceAll(/\{\{.*?\}\}|\{%.*?%\}/gs, (liquid) => liquid.replaceAll(/[^\n]/g, 'x'));
  for (const token of everything.parse(masked, {})) {
    const wrong = [token, ...(token.children ?? [])].find(({ type }) => REFUSED.has(type));
    if (wrong) return placeOf(masked, token, wrong);
  }
  return undefined;
}

function placeOf(source: string, block: Token, wrong: Token): number {
  const before = source.split('\n').slice(0, block.map?.[0] ?? 0);
  const start = before.reduce((length, line) => length + line.length + 1, 0);
  const sign = wrong.type === 'image' ? '![' : (wrong.content.trim().split('\n')[0] ?? '');
  return wrong.type === 'fence' ? start : Math.max(source.indexOf(sign, start), start);
}
