import {
  countOf,
  dictionaryOf,
  itemsOf,
  nameOf,
  numberOf,
  type PdfDictionary,
  type PdfValue,
  referenceOf,
} from './pdf-value.ts';
import { refuse } from './value-parser.ts';

export interface PdfPage {
  readonly object: number;
  readonly dictionary: PdfDictionary;
  /** `left bottom right top rotation`, as a viewer shows it. */
  readonly box: string;
}

const MAX_PAGES = 20_000;
const MAX_LEVELS = 32;
const INHERITED = ['MediaBox', 'CropBox', 'Rotate'] as const;
type Inherited = Partial<Record<(typeof INHERITED)[number], PdfValue>>;

/** The pages of a document in their order: every node once, under its parent, and as many as it counts. */
export function listPages(find: (number: number) => PdfValue | undefined, root: number): PdfPage[] {
  const seen = new Set<number>();
  const pages: PdfPage[] = [];
  const walk = (number: number | undefined, parent: number | undefined, above: Inherited, level: number) => {
    const dictionary = number === undefined ? undefined : dictionaryOf(find(number));
    if (number === undefined || dictionary === undefined || seen.has(number) || level > MAX_LEVELS)
      return refuse('a malformed page tree', 0);
    seen.add(number);
    const { entries } = dictionary;
    if (referenceOf(entries.get('Parent')) !== parent) refuse(`page ${number} has another parent`, 0);
    const own = inherit(dictionary, above);
    if (nameOf(entries.get('Type')) === 'Page') {
      if (entries.has('Kids') || pages.length >= MAX_PAGES) refuse(`page ${number} is malformed`, 0);
      pages.push({ object: number, dictionary, box: boxOf(own, number) });
      return;
    }
    if (nameOf(entries.get('Type')) !== 'Pages') refuse('a malformed page tree', 0);
    const before = pages.length;
    for (const kid of itemsOf(entries.get('Kids')) ?? []) walk(referenceOf(kid), number, own, level + 1);
    if (countOf(entries.get('Count')) !== pages.length - before) refuse('a wrong count of pages', 0);
  };
  walk(referenceOf(dictionaryOf(find(root))?.entries.get('Pages')), undefined, {}, 0);
  return pages;
}

function inherit({ entries }: PdfDictionary, above: Inherited): Inherited {
  const own: Inherited = { ...above };
  for (const name of INHERITED) {
    const value = entries.get(name);
    if (value !== undefined) own[name] = value;
  }
  return own;
}

function boxOf({ MediaBox, CropBox, Rotate }: Inherited, number: number): string {
  const media = rectangleOf(MediaBox);
  const crop = CropBox === undefined ? media : rectangleOf(CropBox);
  const turn = Rotate === undefined ? 0 : numberOf(Rotate);
  if (media === undefined || crop === undefined || turn === undefined || turn % 90 !== 0)
    return refuse(`page ${number} has no box`, 0);
  const box = media.map((side, place) =>
    place < 2 ? Math.max(side, crop[place] ?? side) : Math.min(side, crop[place] ?? side),
  );
  return [...box, ((turn % 360) + 360) % 360].join(' ');
}

/** Its sides in rising order, whichever corner was written first. */
function rectangleOf(value: PdfValue | undefined): number[] | undefined {
  const [x1, y1, x2, y2, ...rest] = itemsOf(value)?.map(numberOf) ?? [];
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined || rest.length > 0)
    return undefined;
  const sides = [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
  return sides.every(Number.isFinite) && sides[0] !== sides[2] && sides[1] !== sides[3] ? sides : undefined;
}
