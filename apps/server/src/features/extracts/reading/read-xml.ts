import { SaxesParser } from 'saxes';
import type { Field } from './fields.ts';
import { labelsOf } from './labels.ts';
import type { XmlLayout } from './layout.ts';
import { Printed } from './printed.ts';
import { type RawExtract, RawExtractBuilder } from './raw-extract.ts';
import { ExtractRefused } from './refused.ts';
import { type TextLine, textLinesOf } from './text-line.ts';

/**
 * Reads elements and attributes by their way from the root. Entities of its own making are refused with the file: an XML can
 * blow itself up with them.
 * @throws ExtractRefused when it is no XML, or of something else.
 */
export function readXml(text: string, layout: XmlLayout): RawExtract {
  const raw = new RawExtractBuilder();
  const reader = new XmlReader(text, layout, raw);
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new ExtractRefused('extract-damaged');
  });
  parser.on('opentag', ({ name, attributes }) => reader.open(name, attributes, parser.position));
  parser.on('text', (said) => reader.hear(said));
  parser.on('cdata', (said) => reader.hear(said));
  parser.on('closetag', () => reader.close(parser.position));
  parser.write(text).close();
  return raw.build(1, text);
}

interface Element {
  readonly path: string;
  readonly start: number;
  text: string;
}

class XmlReader {
  readonly #text: string;
  readonly #layout: XmlLayout;
  readonly #raw: RawExtractBuilder;
  readonly #places: TextPlaces;
  readonly #fields: ReadonlyMap<string, Field>;
  readonly #open: Element[] = [];

  constructor(text: string, layout: XmlLayout, raw: RawExtractBuilder) {
    this.#text = text;
    this.#layout = layout;
    this.#raw = raw;
    this.#places = new TextPlaces(text);
    this.#fields = new Map(labelsOf(layout.paths).map(({ name, field }) => [name, field]));
  }

  open(tag: string, attributes: Readonly<Record<string, string>>, position: number): void {
    const name = withoutPrefix(tag);
    const path = [this.#open.at(-1)?.path, name].filter((part) => part !== undefined).join('/');
    if (this.#open.length === 0 && name !== this.#layout.root) {
      throw new ExtractRefused('extract-of-another-kind');
    }
    this.#open.push({ path, start: position, text: '' });
    if (path === this.#layout.notice) this.#raw.startNotice();
    const tagStart = this.#text.lastIndexOf(`<${tag}`, position);
    for (const [attribute, value] of Object.entries(attributes)) {
      if (/^xmlns(?::|$)|^xsi:/.test(attribute)) continue;
      const at = this.#text.indexOf(attribute, tagStart);
      const from = this.#text.slice(at).search(/["']/) + at + 1;
      const to = this.#text.indexOf(this.#text.charAt(from - 1), from);
      this.#add(`${path}/@${withoutPrefix(attribute)}`, value, from, to);
    }
  }

  hear(said: string): void {
    const element = this.#open.at(-1);
    if (element) element.text += said;
  }

  close(position: number): void {
    const element = this.#open.pop();
    if (element === undefined || element.text.trim() === '') return;
    const end = this.#text.lastIndexOf('</', position - 1);
    this.#add(element.path, element.text, element.start, end);
  }

  #add(path: string, said: string, from: number, to: number): void {
    const printed = this.#places.between(from, to)?.saying(said);
    if (printed === undefined) return;
    const field = this.#fields.get(path);
    if (field) this.#raw.add(field, path.split('/').at(-1) ?? path, printed);
    else this.#raw.addNotUnderstood(printed);
  }
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** From how many signs into a text to the lines it has there. */
class TextPlaces {
  readonly #lines: readonly TextLine[];
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.#lines = textLinesOf(text);
    this.#starts = [
      0,
      ...Array.from(text.matchAll(/\r\n|\n|\r/g), ({ 0: end, index }) => index + end.length),
    ];
  }

  between(from: number, to: number): Printed | undefined {
    let printed: Printed | undefined;
    for (let index = this.#lineAt(from); index < this.#lines.length; index += 1) {
      const line = this.#lines[index];
      const start = this.#starts[index] ?? 0;
      if (line === undefined || start >= to) break;
      const part = Printed.on(line, Math.max(0, from - start), to - start);
      if (part) printed = printed?.followedBy(part) ?? part;
    }
    return printed;
  }

  #lineAt(position: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
