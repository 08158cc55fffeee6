import type { Extract, ExtractCreditor, ExtractPlace } from '@prorata/contract/extracts/extract';

export type Notice = ExtractCreditor['notices'][number];

/** On a page of a PDF, in parts of its width and height. */
export type Box = Exclude<ExtractPlace, { readonly line: number }>;
/** On a line of a file of text. */
export type Span = Exclude<ExtractPlace, { readonly page: number }>;

/** Something that was read, by the name of the field that holds it, and where it stands. */
export interface Source {
  readonly name: string;
  readonly places: readonly ExtractPlace[];
}

/** Where each of these was found; what was not found has no source. */
export function sourcesOf(found: object, prefix = ''): readonly Source[] {
  return Object.entries(found).flatMap(([name, value]) =>
    isFound(value) && value.places.length > 0 ? [{ name: `${prefix}${name}`, places: value.places }] : [],
  );
}

function isFound(value: unknown): value is { readonly places: readonly ExtractPlace[] } {
  return typeof value === 'object' && value !== null && 'places' in value && Array.isArray(value.places);
}

function sourcesOfNotice(notice: Notice, index: number): readonly Source[] {
  return [
    ...sourcesOf(notice, `notices.${index}.`),
    ...notice.details.map(({ label, places }) => ({ name: `notices.${index}.details.${label}`, places })),
  ];
}

/** Who the creditor is, and what each of the notices says. */
export function sourcesOfCreditor(creditor: ExtractCreditor): readonly Source[] {
  return [...sourcesOf(creditor), ...creditor.notices.flatMap(sourcesOfNotice)];
}

type OfDossier = Pick<
  Extract,
  'defendant' | 'consultedAt' | 'extractReference' | 'stoppingNotices' | 'otherNotices'
>;

/** Against whom, when the central file was consulted, and the notices that are about no creditor. */
export function sourcesOfDossier(extract: OfDossier): readonly Source[] {
  const { defendant, consultedAt, extractReference, stoppingNotices, otherNotices } = extract;
  return [
    ...sourcesOf({ consultedAt, extractReference }),
    ...sourcesOf(defendant, 'defendant.'),
    ...stoppingNotices.flatMap((notice, index) => sourcesOfOther('stop', notice, index)),
    ...otherNotices.flatMap((notice, index) => sourcesOfOther('other', notice, index)),
  ];
}

function sourcesOfOther(
  kind: 'stop' | 'other',
  { noticeType, receivedAt }: Pick<Notice, 'noticeType' | 'receivedAt'>,
  index: number,
): readonly Source[] {
  return [
    { name: `${kind}.${index}`, places: noticeType.places },
    { name: `${kind}.${index}.receivedAt`, places: receivedAt.places },
  ];
}

export function isBox(place: ExtractPlace): place is Box {
  return 'page' in place;
}

function isSpan(place: ExtractPlace): place is Span {
  return 'line' in place;
}

/** The page or the line at which to look for it first. */
export function numberOf(place: ExtractPlace): number {
  return isBox(place) ? place.page : place.line;
}

/** The pages or lines on which something stands, each once, in order. */
export function numbersOf(places: readonly ExtractPlace[]): readonly number[] {
  return [...new Set(places.map(numberOf))].sort((one, other) => one - other);
}

/** Room between a frame and what it is drawn around, as a part of the page. */
const AROUND = 0.012;
/** A value stands to the right of its label, so the frame begins at the margin, or in the middle of two columns. */
const MARGIN = 0.05;
const MIDDLE = 0.5;

/** The part of a page in which all these stand, with their labels: what to look at. */
export function frameOf(places: readonly ExtractPlace[], page: number): Box | undefined {
  const here = places.filter(isBox).filter((place) => place.page === page);
  if (here.length === 0) return undefined;
  const left = Math.min(...here.map((place) => place.left));
  const right = Math.max(...here.map((place) => place.left + place.width));
  const top = Math.max(0, Math.min(...here.map((place) => place.top)) - AROUND);
  const bottom = Math.min(1, Math.max(...here.map((place) => place.top + place.height)) + AROUND);
  const start = left >= MIDDLE ? MIDDLE : Math.min(MARGIN, left);
  const end = Math.max(right <= MIDDLE ? MIDDLE : 1 - MARGIN, right);
  return { page, left: start, top, width: end - start, height: bottom - top };
}

/** A piece of a line: text that is marked by what was read there, or text between. */
export interface Piece {
  readonly text: string;
  readonly from: number;
  readonly name?: string;
}

/** A line of text cut where something was read on it. What begins inside another is left out: the first one counts. */
export function piecesOf(line: string, number: number, sources: readonly Source[]): readonly Piece[] {
  const spans = sources
    .flatMap(({ name, places }) => places.filter(isSpan).map((span) => ({ ...span, name })))
    .filter((span) => span.line === number && span.to > span.from)
    .sort((one, other) => one.from - other.from);
  const pieces: Piece[] = [];
  let end = 0;
  for (const { from, to, name } of spans) {
    if (from < end) continue;
    if (from > end) pieces.push({ text: line.slice(end, from), from: end });
    pieces.push({ text: line.slice(from, to), from, name });
    end = to;
  }
  if (end < line.length || pieces.length === 0) pieces.push({ text: line.slice(end), from: end });
  return pieces;
}
