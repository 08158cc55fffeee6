import type { PdfPage } from '../pdf/page-list.ts';
import {
  dictionaryOf,
  isSameValue,
  itemsOf,
  nameOf,
  numberOf,
  type PdfDictionary,
  type PdfString,
  type PdfValue,
  referenceOf,
} from '../pdf/pdf-value.ts';
import { type RevisionCheck, refuseChange } from './revision-check.ts';

/** A field that a revision added, with the signature or time stamp in it. */
export interface SignatureField {
  readonly kind: 'signature' | 'documentTimeStamp';
  readonly object: number;
  readonly page: number | undefined;
  /** The dictionary of the signature, and its object. */
  readonly signature: PdfDictionary;
  readonly signatureObject: number;
}

const FIELD_KEYS = new Set(['Type', 'Subtype', 'FT', 'T', 'V', 'F', 'P', 'Rect']);
const SIGNATURE_KEYS = new Set([
  ...['Type', 'Filter', 'SubFilter', 'ByteRange', 'Contents', 'M'],
  ...['Name', 'Reason', 'Location', 'ContactInfo'],
]);
const STAMP_KEYS = new Set(['Type', 'Filter', 'SubFilter', 'ByteRange', 'Contents', 'M']);
const FORMATS = new Set(['ETSI.CAdES.detached', 'adbe.pkcs7.detached']);
const STAMP_FORMAT = 'ETSI.RFC3161';
const TEXTS = ['Name', 'Reason', 'Location', 'ContactInfo'] as const;
const MAX_TEXT_BYTES = 512;
const DATE = /^D:\d{14}(?:Z(?:00'00'?)?|[+-]\d{2}'\d{2}'?)?$/;
/** Hidden, print, no view, read only, locked, locked contents (ISO 32000-1, table 165). */
const ALLOWED_FLAGS = 2 | 4 | 32 | 64 | 128 | 512;
/** Readers that take a text to end elsewhere must find nothing in it. */
const FIELD_NAME = /^[\w .:#+-]{1,127}$/;

/** A field with one signature in it that shows nothing on any page. */
export function readSignatureField(
  check: RevisionCheck,
  object: number,
  pages: readonly PdfPage[],
): SignatureField {
  if (!check.isNew(object)) return refuseChange(`object ${object} becomes a field`);
  const field = newDictionary(check, object, 'field');
  const { entries } = field;
  checkKeys(field, FIELD_KEYS, 'the field');
  if (nameOf(entries.get('FT')) !== 'Sig') refuseChange('a field that is no signature');
  if (nameOf(entries.get('Type') ?? { kind: 'name', value: 'Annot' }) !== 'Annot')
    refuseChange('Type of the field');
  if (nameOf(entries.get('Subtype')) !== 'Widget') refuseChange('Subtype of the field');
  const name = entries.get('T');
  if (name?.kind !== 'string' || !FIELD_NAME.test(asciiOf(name))) refuseChange('T of the field');
  checkIsNewName(check, object, name);
  checkFlags(entries.get('F'));
  const page = entries.has('P') ? referenceOf(entries.get('P')) : undefined;
  if (entries.has('P') && !pages.some((one) => one.object === page)) refuseChange('P of the field');
  if (!isEmptyRectangle(entries.get('Rect')) && !isReservedPlace(page, entries.get('Rect')))
    refuseChange('a visible signature');
  const signatureObject = referenceOf(entries.get('V'));
  if (signatureObject === undefined || !check.isNew(signatureObject))
    return refuseChange('a field without signature');
  const signature = newDictionary(check, signatureObject, 'signature');
  return { kind: checkSignature(signature), object, page, signature, signatureObject };
}

function newDictionary(check: RevisionCheck, number: number, role: string): PdfDictionary {
  const { value, stream } = check.claim(number, role);
  return (stream === null ? dictionaryOf(value) : undefined) ?? refuseChange(`the ${role} is no dictionary`);
}

function checkSignature(signature: PdfDictionary): SignatureField['kind'] {
  const { entries } = signature;
  const isStamp = nameOf(entries.get('Type')) === 'DocTimeStamp';
  const format = nameOf(entries.get('SubFilter')) ?? '';
  if (!isStamp && nameOf(entries.get('Type')) !== 'Sig') refuseChange('Type of the signature');
  if (isStamp ? format !== STAMP_FORMAT : !FORMATS.has(format)) refuseChange('SubFilter of the signature');
  checkKeys(signature, isStamp ? STAMP_KEYS : SIGNATURE_KEYS, 'the signature');
  if (nameOf(entries.get('Filter')) !== 'Adobe.PPKLite') refuseChange('Filter of the signature');
  for (const name of TEXTS) if (entries.has(name)) checkText(entries.get(name), `${name} of the signature`);
  if (entries.has('M') && !isDate(entries.get('M'))) refuseChange('M of the signature');
  return isStamp ? 'documentTimeStamp' : 'signature';
}

/** No report reserves a place for a visible signature yet; the day one does, its box and its appearance are checked here. */
function isReservedPlace(_page: number | undefined, _rectangle: PdfValue | undefined): boolean {
  return false;
}

function isEmptyRectangle(value: PdfValue | undefined): boolean {
  const sides = itemsOf(value)?.map(numberOf);
  return sides?.length === 4 && sides.every((side) => side === 0);
}

function checkFlags(value: PdfValue | undefined): void {
  const flags = value === undefined ? 0 : numberOf(value);
  if (
    flags === undefined ||
    !Number.isInteger(flags) ||
    flags < 0 ||
    flags > 1023 ||
    (flags & ~ALLOWED_FLAGS) !== 0
  )
    refuseChange('F of the field');
}

/** Fields of one name would be one field with two places. */
function checkIsNewName(check: RevisionCheck, object: number, name: PdfValue | undefined): void {
  for (const other of [...check.before.values(), ...check.added.values()]) {
    const entries = dictionaryOf(other.value)?.entries;
    const isField = entries?.has('FT') === true && other.number !== object;
    if (isField && isSameValue(entries.get('T'), name)) refuseChange('two fields of one name');
  }
}

function asciiOf({ bytes }: PdfString): string {
  return bytes.length > MAX_TEXT_BYTES ? '' : String.fromCharCode(...bytes);
}

function checkText(value: PdfValue | undefined, where: string): void {
  if (value?.kind !== 'string' || value.bytes.length > MAX_TEXT_BYTES) refuseChange(where);
}

export function isDate(value: PdfValue | undefined): boolean {
  return (
    value?.kind === 'string' && value.bytes.length < 32 && DATE.test(String.fromCharCode(...value.bytes))
  );
}

export function checkKeys({ entries }: PdfDictionary, allowed: ReadonlySet<string>, where: string): void {
  const unknown = [...entries.keys()].find((name) => !allowed.has(name));
  if (unknown !== undefined) refuseChange(`${unknown} in ${where}`);
}
