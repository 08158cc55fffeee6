import type { CsvLayout, XmlLayout } from '../reading/layout.ts';
import type { PrintedExtract, PrintedFields } from './print-fields.ts';

/** A row per notice; what is told of the whole extract stands in each of them. */
export function composeCsv({ fields, notices }: PrintedExtract, layout: CsvLayout): string {
  const columns = Object.entries(layout.columns).map(([field, names]) => ({ field, name: names[0] ?? '' }));
  const rows = notices.map((notice) => {
    const told: ReadonlyMap<string, readonly string[]> = new Map([...fields, ...notice]);
    return columns.map(({ field }) => quoted(told.get(field)?.join('\n') ?? '', layout.delimiter));
  });
  return [columns.map(({ name }) => name), ...rows]
    .map((cells) => `${cells.join(layout.delimiter)}\r\n`)
    .join('');
}

function quoted(text: string, delimiter: string): string {
  return /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function composeXml({ fields, notices }: PrintedExtract, layout: XmlLayout): string {
  const root = treeOf(fields, layout, layout.root);
  const children = notices.map((notice) => treeOf(notice, layout, layout.notice));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written({ ...root, children: [...root.children, ...children] }, '')}`;
}

interface Element {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: Element[];
  text: string;
}

/** The element at `base` with what the layout says stands in it. */
function treeOf(fields: PrintedFields, layout: XmlLayout, base: string): Element {
  const tree = elementOf(base.split('/').at(-1) ?? base);
  for (const [field, paths] of Object.entries(layout.paths)) {
    const [path = ''] = paths;
    const lines = fields.get(field as keyof typeof layout.paths);
    if (lines === undefined || !path.startsWith(`${base}/`)) continue;
    const steps = path.slice(base.length + 1).split('/');
    const last = steps.pop() ?? '';
    const parent = steps.reduce(childOf, tree);
    if (last.startsWith('@')) parent.attributes.set(last.slice(1), lines.join('\n'));
    else childOf(parent, last).text = lines.join('\n');
  }
  return tree;
}

function elementOf(name: string): Element {
  return { name, attributes: new Map(), children: [], text: '' };
}

function childOf(parent: Element, name: string): Element {
  const child = parent.children.find((one) => one.name === name) ?? elementOf(name);
  if (!parent.children.includes(child)) parent.children.push(child);
  return child;
}

function written({ name, attributes, children, text }: Element, indent: string): string {
  const attributed = Array.from(attributes, ([key, value]) => ` ${key}="${escaped(value)}"`).join('');
  const content =
    children.length === 0
      ? escaped(text)
      : `\n${children.map((child) => written(child, `${indent}  `)).join('')}${indent}`;
  return `${indent}<${name}${attributed}>${content}</${name}>\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
