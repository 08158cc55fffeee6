import { listPages, type PdfPage } from '../pdf/page-list.ts';
import {
  dictionaryOf,
  isSameValue,
  itemsOf,
  numberOf,
  type PdfDictionary,
  type PdfObject,
  type PdfValue,
  referenceOf,
} from '../pdf/pdf-value.ts';
import { SignatureError } from '../signature/signature-error.ts';
import { checkEvidenceStore, type EvidenceObject } from './evidence-store.ts';
import { RevisionCheck, type Role, refuseChange, type ValuePair } from './revision-check.ts';
import { readSignatureField, type SignatureField } from './signature-field.ts';

/** The additions of a revision in which nothing is forbidden. */
export interface AllowedRevision {
  readonly field: SignatureField | null;
  /** Certificates, answers and lists that it added to the store. */
  readonly evidence: readonly EvidenceObject[];
}

const FORM_KEYS = new Set(['Fields', 'SigFlags', 'NeedAppearances']);
const CATALOG_KEYS = new Set(['AcroForm', 'DSS']);

/** A document as it grows, revision by revision, and what each of its objects is for. */
export class GrowingDocument {
  readonly pages: readonly PdfPage[];
  readonly #root: number;
  readonly #objects: Map<number, PdfObject>;
  readonly #roles = new Map<number, Role>();

  constructor(objects: ReadonlyMap<number, PdfObject>, root: number) {
    this.#objects = new Map(objects);
    this.#root = root;
    this.pages = listPages((number) => objects.get(number)?.value, root);
    this.#roles.set(root, 'catalog');
    for (const page of this.pages) {
      this.#give(page.object, 'page');
      this.#give(referenceOf(page.dictionary.entries.get('Annots')), `annotations of ${page.object}`);
    }
    const form = dictionaryOf(objects.get(root)?.value)?.entries.get('AcroForm');
    this.#give(referenceOf(form), 'form');
  }

  /** An object that the report itself uses twice has no role that could change. */
  #give(number: number | undefined, role: Role): void {
    if (number !== undefined) this.#roles.set(number, this.#roles.has(number) ? 'several' : role);
  }

  /**
   * Adds a revision, of which everything must be allowed by its role: a signature or time stamp in a field that shows
   * nothing, and the store of what proves it later.
   *
   * @throws {SignatureError} `contentChanged` with what is not allowed.
   */
  add(objects: ReadonlyMap<number, PdfObject>): AllowedRevision {
    const check = new RevisionCheck(this.#objects, objects, this.#roles);
    const before = dictionaryOf(this.#objects.get(this.#root)?.value);
    const after = dictionaryOf(check.claim(this.#root, 'catalog').value);
    if (before === undefined || after === undefined) return refuseChange('the catalog is no dictionary');
    checkSame(before, after, CATALOG_KEYS, 'the catalog');
    const pairOf = (name: string) => [before.entries.get(name), after.entries.get(name)] as const;
    const added = checkForm(check, check.follow(...pairOf('AcroForm'), 'form'));
    const field = added === undefined ? null : readSignatureField(check, added, this.pages);
    this.#checkPages(check, field);
    const evidence = checkEvidenceStore(check, check.followMoved(...pairOf('DSS'), 'store'));
    check.checkNothingElse();
    for (const [number, object] of objects) this.#objects.set(number, object);
    return { field, evidence };
  }

  #checkPages(check: RevisionCheck, field: SignatureField | null): void {
    for (const { object } of this.pages) {
      const before = dictionaryOf(this.#objects.get(object)?.value);
      const list = referenceOf(before?.entries.get('Annots'));
      if (!check.added.has(object) && (list === undefined || !check.added.has(list))) continue;
      const after = dictionaryOf(check.claim(object, 'page').value);
      if (before === undefined || after === undefined) refuseChange(`page ${object} is no dictionary`);
      checkSame(before, after, new Set(['Annots']), `page ${object}`);
      const role = `annotations of ${object}`;
      checkAnnotations(
        check.follow(before.entries.get('Annots'), after.entries.get('Annots'), role),
        field,
        object,
      );
    }
  }
}

/** A page is only written again for the field of this very revision, as its last annotation. */
function checkAnnotations({ before, after }: ValuePair, field: SignatureField | null, page: number): void {
  const [added, ...others] = addedItems(before, after, `the annotations of page ${page}`);
  const isField = field !== null && referenceOf(added) === field.object && field.page === page;
  if (others.length > 0 || !isField) refuseChange(`an annotation on page ${page}`);
}

/** @returns the object of the field that was added, if there is one. */
function checkForm(check: RevisionCheck, { before, after }: ValuePair): number | undefined {
  if (before === undefined && after === undefined) return undefined;
  const old = dictionaryOf(before)?.entries ?? new Map<string, PdfValue>();
  const form = dictionaryOf(after)?.entries;
  if (form === undefined || (before !== undefined && dictionaryOf(before) === undefined))
    return refuseChange('the form is no dictionary');
  for (const name of new Set([...old.keys(), ...form.keys()])) {
    const isKept = isSameValue(old.get(name), form.get(name));
    if (!isKept && (!FORM_KEYS.has(name) || !form.has(name))) refuseChange(`${name} in the form`);
  }
  if (!isSameValue(old.get('NeedAppearances'), form.get('NeedAppearances')))
    checkIsFalse(form.get('NeedAppearances'));
  checkFlags(numberOf(old.get('SigFlags')), numberOf(form.get('SigFlags')));
  const fields = check.follow(old.get('Fields'), form.get('Fields'), 'fields');
  const [added, ...others] = addedItems(fields.before, fields.after, 'the fields of the form');
  if (others.length > 0) refuseChange('several fields');
  return added === undefined ? undefined : (referenceOf(added) ?? refuseChange('a field inside the form'));
}

function checkIsFalse(value: PdfValue | undefined): void {
  if (value?.kind !== 'boolean' || value.value) refuseChange('NeedAppearances in the form');
}

/** Bit 1: there are signatures; bit 2: nothing may be rewritten (ISO 32000-1, table 219). */
function checkFlags(before: number | undefined, after: number | undefined): void {
  const isKnown = after === undefined || after === 1 || after === 3;
  if (!isKnown || (before !== undefined && ((after ?? 0) & before) !== before))
    refuseChange('SigFlags in the form');
}

/** The items appended to a list of which nothing else may change. */
function addedItems(
  before: PdfValue | undefined,
  after: PdfValue | undefined,
  where: string,
): readonly PdfValue[] {
  const old = before === undefined ? [] : itemsOf(before);
  const items = itemsOf(after);
  if (
    old === undefined ||
    items === undefined ||
    !old.every((item, place) => isSameValue(item, items[place]))
  )
    return refuseChange(where);
  return items.slice(old.length);
}

function checkSame(
  before: PdfDictionary,
  after: PdfDictionary,
  mayDiffer: ReadonlySet<string>,
  where: string,
): void {
  for (const name of new Set([...before.entries.keys(), ...after.entries.keys()])) {
    const isSame = isSameValue(before.entries.get(name), after.entries.get(name));
    const isRemoved = before.entries.has(name) && !after.entries.has(name);
    if (!isSame && (!mayDiffer.has(name) || isRemoved)) refuseChange(`${name} of ${where}`);
  }
}

/** The same refusal for the revision of the signature itself, where nothing was changed yet but more than signed. */
export function asSignedOtherwise(error: unknown): unknown {
  if (!(error instanceof SignatureError) || error.fault !== 'contentChanged') return error;
  return new SignatureError('signedOtherwise', error.detail, error);
}
