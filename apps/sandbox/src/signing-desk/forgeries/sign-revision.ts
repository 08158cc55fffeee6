import { Draft, withEntry } from './draft.ts';
import { type ContainerForm, writeContainer } from './write-container.ts';
import type { RevisionForm } from './write-revision.ts';

const RESERVED_BYTES = 8192;
const EMPTY = `<${'0'.repeat(RESERVED_BYTES * 2)}>`;
/** As wide as any range can be, to be filled in once it is known. */
const UNKNOWN_RANGE = `[0 ${'0'.repeat(36)}]`;

export type Range = readonly number[];

export interface SigningForm {
  /** Changes what the signature's own revision holds. */
  readonly change?: (draft: Draft) => void;
  readonly revision?: RevisionForm;
  /** Another range than the whole file around the container; the signature is made over this one. */
  readonly range?: (range: Range, bytes: Buffer) => Range;
  readonly container?: Partial<ContainerForm>;
  /** Hexadecimal digits behind the container, instead of zeros. */
  readonly padding?: string;
}

/** Adds a signature in a revision of its own (ISO 32000-2, 12.8): field, form, catalog and signature dictionary. */
export async function signRevision(
  document: Uint8Array,
  form: SigningForm & { readonly container: ContainerForm },
): Promise<Buffer> {
  const draft = new Draft(document);
  placeSignature(draft);
  form.change?.(draft);
  const written = draft.write(form.revision);
  return fillIn(written, document.length, form, (covered) => writeContainer(covered, form.container));
}

/** The four objects of a signature that is not drawn; it belongs to the first page. */
function placeSignature(draft: Draft): void {
  const signature = draft.add(
    `<<\n/Type /Sig\n/Filter /Adobe.PPKLite\n/SubFilter /ETSI.CAdES.detached\n/ByteRange ${UNKNOWN_RANGE}\n/Contents ${EMPTY}\n>>`,
  );
  const field = draft.add(fieldOf('Signature_1', signature, draft.page()));
  const form = draft.add(`<<\n/Fields [${field} 0 R]\n/SigFlags 3\n>>`);
  draft.edit(draft.find('catalog'), (catalog) => withEntry(catalog, `/AcroForm ${form} 0 R`));
  draft.place('signature', signature);
  draft.place('field', field);
  draft.place('form', form);
}

export function fieldOf(name: string, value: number, page: number): string {
  return `<<\n/FT /Sig\n/T (${name})\n/V ${value} 0 R\n/Type /Annot\n/Subtype /Widget\n/F 132\n/P ${page} 0 R\n/Rect [0 0 0 0]\n>>`;
}

/** A dictionary of a document time stamp (EN 319 142-1, 5.4.3), to be filled in. */
export const EMPTY_STAMP = `<<\n/Type /DocTimeStamp\n/Filter /Adobe.PPKLite\n/SubFilter /ETSI.RFC3161\n/ByteRange ${UNKNOWN_RANGE}\n/Contents ${EMPTY}\n>>`;

/** Writes range and container into the place that was kept for them behind the first `start` bytes. */
export async function fillIn(
  written: Buffer,
  start: number,
  { range: other, padding = '' }: Pick<SigningForm, 'range' | 'padding'>,
  contain: (covered: Uint8Array) => Promise<Uint8Array>,
): Promise<Buffer> {
  const bytes = Buffer.from(written);
  const hole = bytes.indexOf(EMPTY, start, 'latin1');
  const place = bytes.indexOf(UNKNOWN_RANGE, start, 'latin1');
  // A forgery may have taken one of them away: then there is nothing to sign.
  if (hole < 0 || place < 0) return bytes;
  const behind = hole + EMPTY.length;
  const whole = [0, hole, behind, bytes.length - behind];
  const range = other?.(whole, bytes) ?? whole;
  const text = `[${range.join(' ')}`;
  bytes.write(`${text.padEnd(UNKNOWN_RANGE.length - 1)}]`, place, 'latin1');
  const container = Buffer.from(await contain(coveredBy(bytes, range))).toString('hex') + padding;
  bytes.write(container, hole + 1, 'latin1');
  return bytes;
}

function coveredBy(bytes: Buffer, range: Range): Buffer {
  const pieces: Buffer[] = [];
  for (let pair = 0; pair + 1 < range.length; pair += 2) {
    const from = range[pair] ?? 0;
    pieces.push(bytes.subarray(from, from + (range[pair + 1] ?? 0)));
  }
  return Buffer.concat(pieces);
}
