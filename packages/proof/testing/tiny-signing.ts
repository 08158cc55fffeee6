import { joinBytes } from '../src/signature/bytes.ts';
import {
  answerFor,
  type ContainerWish,
  signBytes,
  stampBytes,
  type TinyAuthority,
} from './tiny-authority.ts';
import {
  hexOf,
  latin1,
  PAGE_OBJECT,
  streamBody,
  textOf,
  type WrittenObject,
  withRevision,
} from './tiny-pdf.ts';

const PLACE_BYTES = 8192;
const RANGE = '[0 0000000000 0000000000 0000000000]';

/** The texts of a revision that signs, each of which a test may write otherwise. */
export interface SigningWish extends ContainerWish {
  readonly catalog?: string;
  readonly form?: string;
  readonly field?: string;
  readonly signature?: string;
  readonly more?: readonly WrittenObject[];
  /** Over the bytes that are signed, before they are. */
  readonly container?: (covered: Uint8Array) => Promise<Uint8Array>;
  readonly padding?: string;
}

export const CATALOG = '/Type /Catalog /Pages 2 0 R /Lang (nl-BE)';
export const FIELD = `/Type /Annot /Subtype /Widget /FT /Sig /F 132 /P ${PAGE_OBJECT} 0 R /Rect [0 0 0 0]`;
export const SIGNATURE =
  '/Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /M (D:20261117120000Z)';
const STAMP = '/Type /DocTimeStamp /Filter /Adobe.PPKLite /SubFilter /ETSI.RFC3161';
/** Numbers of the objects: those of the report go to 6. */
export const NUMBERS = { form: 7, signature: 8, field: 9, store: 20, stamp: 40, stampField: 41 } as const;

/** Signs a tiny report, as a signing service does. */
export function signReport(
  authority: TinyAuthority,
  report: Uint8Array,
  wish: SigningWish = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { form, signature, field } = NUMBERS;
  const objects = [
    { number: 1, body: `<< ${wish.catalog ?? `${CATALOG} /AcroForm ${form} 0 R`} >>` },
    {
      number: form,
      body: `<< ${wish.form ?? `/Fields [${field} 0 R] /NeedAppearances false /SigFlags 3`} >>`,
    },
    { number: signature, body: signatureBody(wish.signature ?? SIGNATURE) },
    { number: field, body: `<< ${wish.field ?? `${FIELD} /T (Signature_1) /V ${signature} 0 R`} >>` },
    ...(wish.more ?? []),
  ];
  const sign = wish.container ?? ((covered: Uint8Array) => signBytes(authority, covered, wish));
  return fillIn(withRevision(report, objects), report.length, sign, wish.padding);
}

/** Adds what proves the signature later: certificates and answers. */
export async function addStore(
  authority: TinyAuthority,
  signed: Uint8Array,
  { at, revokedAt, words = '' }: { readonly at: Date; readonly revokedAt?: Date; readonly words?: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const answers = [
    await answerFor(authority, authority.signer, { at, ...(revokedAt && { revokedAt }) }),
    await answerFor(authority, authority.stamps, { at }),
  ];
  const certificate = new Uint8Array(authority.root.certificate.toSchema().toBER());
  const { form, store } = NUMBERS;
  return withRevision(signed, [
    { number: 1, body: `<< ${CATALOG} /AcroForm ${form} 0 R /DSS ${store} 0 R >>` },
    { number: store, body: `<< /Type /DSS /Certs [21 0 R] /OCSPs [22 0 R 23 0 R] ${words}>>` },
    ...[certificate, ...answers].map((bytes, place) => ({
      number: store + 1 + place,
      body: streamBody('', textOf(bytes)),
    })),
  ]);
}

/** Renews the proof: a time stamp over the document as it is. */
export function addDocumentStamp(
  authority: TinyAuthority,
  document: Uint8Array,
  at: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const { form, field, stamp, stampField } = NUMBERS;
  const grown = withRevision(document, [
    {
      number: form,
      body: `<< /Fields [${field} 0 R ${stampField} 0 R] /NeedAppearances false /SigFlags 3 >>`,
    },
    { number: stamp, body: signatureBody(STAMP) },
    { number: stampField, body: `<< ${FIELD} /T (Stamp_1) /V ${stamp} 0 R >>` },
  ]);
  return fillIn(grown, document.length, (covered) => stampBytes(authority, covered, at));
}

function signatureBody(words: string): string {
  return `<< ${words} /ByteRange ${RANGE} /Contents <${'0'.repeat(PLACE_BYTES * 2)}> >>`;
}

async function fillIn(
  bytes: Uint8Array,
  from: number,
  sign: (covered: Uint8Array) => Promise<Uint8Array>,
  padding = '0',
): Promise<Uint8Array<ArrayBuffer>> {
  const text = textOf(bytes);
  const start = text.indexOf(`<${'0'.repeat(PLACE_BYTES * 2)}>`, from);
  const end = start + PLACE_BYTES * 2 + 2;
  const numbers = [start, end, bytes.length - end].map((number) => String(number).padEnd(10));
  const at = text.indexOf(RANGE, from);
  const ranged = `${text.slice(0, at)}[0 ${numbers.join(' ')}]${text.slice(at + RANGE.length)}`;
  const covered = joinBytes(latin1(ranged.slice(0, start)), latin1(ranged.slice(end)));
  const container = hexOf(await sign(covered)).padEnd(PLACE_BYTES * 2 - 1, '0') + padding;
  return latin1(`${ranged.slice(0, start)}<${container}>${ranged.slice(end)}`);
}
