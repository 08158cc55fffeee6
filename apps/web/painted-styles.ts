import { keepRules } from './used-styles.ts';

/** What only happens once somebody does something, or in a window that is not this one. */
const NOT_AT_FIRST =
  /:hover|:active|:focus|:checked|:disabled|\[data-disabled|\[data-loading|color-scheme="?dark|\[dir="?rtl/;
const BLOCKS = /^@(media|layer|supports)/;
const NEVER = /^@(keyframes|page|media print)/;
const CLASS = /\.(-?[_a-z][\w-]*)/gi;
const ATTRIBUTE = /\[([\w-]+)/g;

/** The names by which styles can find something in a page. */
interface Names {
  readonly classes: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}

function namesIn(html: string): Names {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => (names ?? '').split(' ')),
  );
  const attributes = new Set(
    [...html.matchAll(/ ([\w-]+)="/g)].map(([, name]) => (name ?? '').toLowerCase()),
  );
  return { classes, attributes: attributes.add('data-mantine-color-scheme') };
}

/** Of all styles those that a page shows at first, with the values that they name. */
export function stylesFor(html: string, css: string): string {
  const names = namesIn(html);
  const rules = keepRules(css, (head) => canApply(head.trim(), names));
  return keepValues(rules, html);
}

function canApply(head: string, names: Names): boolean {
  if (NEVER.test(head)) return false;
  if (BLOCKS.test(head) || head === '@font-face') return true;
  if (head.startsWith('@')) return false;
  return head.split(',').some((selector) => isPresent(selector.replaceAll(/:not\([^)]*\)/g, ''), names));
}

function isPresent(selector: string, { classes, attributes }: Names): boolean {
  if (NOT_AT_FIRST.test(selector)) return false;
  const ownClasses = [...selector.matchAll(CLASS)].map(([, name]) => name ?? '');
  const ownAttributes = [...selector.matchAll(ATTRIBUTE)].map(([, name]) => name ?? '');
  return ownClasses.every((name) => classes.has(name)) && ownAttributes.every((name) => attributes.has(name));
}

const VALUE = /(--[\w-]+)\s*:/g;
const USE = /var\(\s*(--[\w-]+)/g;

/** The library declares every colour in every shade: only what is used, directly or by another, is kept. */
function keepValues(css: string, html: string): string {
  const declared = [...css.matchAll(/(--[\w-]+)\s*:([^;{}]*)/g)].map(
    ([, name, value]) => [name ?? '', usesIn(value ?? '')] as const,
  );
  const used = new Set(usesIn(css.replaceAll(/--[\w-]+\s*:[^;{}]*/g, '') + html));
  for (let before = -1; before !== used.size; ) {
    before = used.size;
    for (const [name, uses] of declared) if (used.has(name)) for (const use of uses) used.add(use);
  }
  return css.replaceAll(/--[\w-]+\s*:[^;{}]*;?/g, (declaration) => {
    const [, name = ''] = declaration.match(new RegExp(VALUE.source)) ?? [];
    return used.has(name) ? declaration : '';
  });
}

function usesIn(text: string): string[] {
  return [...text.matchAll(USE)].map(([, name]) => name ?? '');
}

/**
 * The policy of our pages refuses styles in attributes: each becomes a class, which outranks the others as the attribute
 * did.
 */
export function classesForAttributes(html: string, within: string): { html: string; css: string } {
  const names = new Map<string, string>();
  const withClasses = html.replaceAll(/<[a-z][^>]* style="([^"]*)"[^>]*>/g, (tag, style: string) => {
    const name = names.get(style) ?? `painted-${names.size}`;
    names.set(style, name);
    const bare = tag.replace(` style="${style}"`, '');
    return / class="/.test(bare)
      ? bare.replace(' class="', ` class="${name} `)
      : bare.replace(/^<[a-z0-9]+/, (start) => `${start} class="${name}"`);
  });
  const css = [...names].map(([style, name]) => `${within} .${name}{${readAttribute(style)}}`).join('');
  return { html: withClasses, css };
}

function readAttribute(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
