import { inflateSync } from 'node:zlib';

/** What a test wants to know about a PDF. */
export interface ReadPdf {
  readonly text: string;
  readonly pageCount: number;
  readonly fontCount: number;
  readonly embeddedFontCount: number;
  /** All that is no stream, and the metadata. */
  readonly objects: string;
}

interface Stream {
  readonly id: string;
  readonly head: string;
  readonly content: string;
}

/** Reads a PDF as Typst and our packing write it: two bytes for each glyph. */
export function readPdf(pdf: Uint8Array): ReadPdf {
  const source = Buffer.from(pdf).toString('latin1');
  // A stream may end on a byte that looks like the end of a line: what follows its end does not bother the unpacking.
  const streams = [
    ...source.matchAll(/(\d+) 0 obj\n?((?:(?!endobj)[\s\S])*?)stream\r?\n([\s\S]*?)endstream/g),
  ].map(([, id = '', head = '', body = '']) => ({
    id,
    head,
    content: head.includes('/FlateDecode') ? inflate(body) : body,
  }));
  const packed = streams.filter(({ head }) => head.includes('/ObjStm')).map(unpack);
  const objects = [source.replaceAll(/stream\r?\n[\s\S]*?\nendstream/g, ''), ...packed].join('\n');
  const metadata = streams.find(({ content }) => content.includes('<x:xmpmeta'))?.content ?? '';
  return {
    text: textOf(objects, streams),
    pageCount: objects.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    fontCount: objects.match(/\/Subtype\s*\/Type0/g)?.length ?? 0,
    embeddedFontCount: objects.match(/\/FontFile[23]/g)?.length ?? 0,
    objects: objects + Buffer.from(metadata, 'latin1').toString('utf8'),
  };
}

/** The objects of an object stream, written as if each stood by itself. */
function unpack({ head, content }: Stream): string {
  const first = Number(/\/First (\d+)/.exec(head)?.[1]);
  const index = [...content.slice(0, first).matchAll(/(\d+) (\d+)/g)];
  return index
    .map(([, id, offset], place) => {
      const end = index[place + 1]?.[2];
      const body = content.slice(first + Number(offset), end === undefined ? undefined : first + Number(end));
      return `${id} 0 obj${body}endobj`;
    })
    .join('\n');
}

function inflate(body: string): string {
  return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
}

function textOf(objects: string, streams: readonly Stream[]): string {
  return streams
    .filter(({ content }) => /\bBT\b/.test(content))
    .map(({ content }) => readGlyphs(content, fontsIn(objects, streams)))
    .join('\n');
}

/** The letters behind the glyphs of each font, by the name that pages call it by. */
function fontsIn(objects: string, streams: readonly Stream[]): Map<string, Map<string, string>> {
  const names = [...objects.matchAll(/\/(f\d+) (\d+) 0 R/g)];
  return new Map(
    names.map(([, name = '', id]) => {
      const font = new RegExp(`(?:^|\\n)${id} 0 obj([\\s\\S]*?)endobj`).exec(objects)?.[1] ?? '';
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1];
      return [name, lettersIn(streams.find((stream) => stream.id === unicode)?.content ?? '')];
    }),
  );
}

function lettersIn(map: string): Map<string, string> {
  return new Map(
    [...map.matchAll(/<([0-9a-fA-F]{4})> <([0-9a-fA-F]+)>/g)].map(([, glyph = '', letters = '']) => [
      glyph.toLowerCase(),
      Buffer.from(letters, 'hex').swap16().toString('utf16le'),
    ]),
  );
}

const SHOWN = /\/(f\d+) [\d.]+ Tf|\(((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*)\)|(\bET\b)/g;

function readGlyphs(content: string, fonts: Map<string, Map<string, string>>): string {
  let letters = new Map<string, string>();
  let text = '';
  for (const [, font, glyphs, end] of content.replaceAll(/<<[\s\S]*?>>/g, '').matchAll(SHOWN)) {
    if (font) letters = fonts.get(font) ?? letters;
    else if (end) text += '\n';
    else text += lettersOf(glyphs ?? '', letters);
  }
  return text;
}

function lettersOf(escaped: string, letters: Map<string, string>): string {
  const glyphs = Buffer.from(withoutEscapes(escaped), 'latin1').toString('hex').match(/.{4}/g) ?? [];
  return glyphs.map((glyph) => letters.get(glyph) ?? '\ufffd').join('');
}

const SIGNS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function withoutEscapes(text: string): string {
  return text.replaceAll(/\\([0-7]{1,3}|[\s\S])/g, (_, sign: string) =>
    /^[0-7]/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8)) : (SIGNS[sign] ?? sign),
  );
}
