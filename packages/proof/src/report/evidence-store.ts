import {
  dictionaryOf,
  isSameValue,
  itemsOf,
  nameOf,
  type PdfDictionary,
  type PdfObject,
  type PdfValue,
  referenceOf,
} from '../pdf/pdf-value.ts';
import { type RevisionCheck, refuseChange, type ValuePair } from './revision-check.ts';
import { checkKeys, isDate } from './signature-field.ts';

type EvidenceKind = 'certificate' | 'answer' | 'list' | 'stamp';

/** A stream of the store, and what it must hold. */
export interface EvidenceObject {
  readonly kind: EvidenceKind;
  readonly object: PdfObject;
}

/** The lists of the store (ISO 32000-2, 12.8.4.3) and of its entry for one signature (12.8.4.4). */
const STORE_LISTS = { Certs: 'certificate', OCSPs: 'answer', CRLs: 'list' } as const;
const ENTRY_LISTS = { Cert: 'certificate', OCSP: 'answer', CRL: 'list' } as const;
const STORE_KEYS = new Set(['Type', 'VRI', ...Object.keys(STORE_LISTS)]);
const ENTRY_KEYS = new Set(['Type', 'TU', 'TS', ...Object.keys(ENTRY_LISTS)]);
const STREAM_KEYS = new Set(['Length', 'Filter']);
/** The SHA-1 of a signature in capitals. */
const ENTRY_NAME = /^[0-9A-F]{40}$/;
/** A report is kept for decades, and its proof renewed a few times. */
const MAX_ITEMS = 128;

/** Checks that the store only grew, by streams of their own kind. @returns those that were added. */
export function checkEvidenceStore(
  check: RevisionCheck,
  { before, after }: ValuePair,
): readonly EvidenceObject[] {
  if (before === undefined && after === undefined) return [];
  const store = dictionaryOf(after) ?? refuseChange('the store is no dictionary');
  const old = dictionaryOf(before);
  checkKeys(store, STORE_KEYS, 'the store');
  checkNothingRemoved(old, store, 'the store');
  checkType(store, 'DSS');
  const found = new Map<number, EvidenceObject>();
  checkLists({ check, found, role: 'store', lists: STORE_LISTS }, old, store);
  const entries = check.followMoved(old?.entries.get('VRI'), store.entries.get('VRI'), 'store entries');
  if (entries.after !== undefined) checkEntries(check, found, entries);
  return [...found.values()].filter(({ object }) => check.added.has(object.number));
}

function checkEntries(
  check: RevisionCheck,
  found: Map<number, EvidenceObject>,
  { before, after }: ValuePair,
): void {
  const all = dictionaryOf(after) ?? refuseChange('the entries of the store are no dictionary');
  const old = dictionaryOf(before);
  checkNothingRemoved(old, all, 'the entries of the store');
  if (all.entries.size > MAX_ITEMS) refuseChange('too many entries in the store');
  for (const [name, value] of all.entries) {
    if (!ENTRY_NAME.test(name)) refuseChange(`the entry ${name} of the store`);
    const role = `store entry ${name}`;
    const pair = check.followMoved(old?.entries.get(name), value, role);
    const entry = dictionaryOf(pair.after) ?? refuseChange(`the ${role} is no dictionary`);
    const oldEntry = dictionaryOf(pair.before);
    checkKeys(entry, ENTRY_KEYS, role);
    checkNothingRemoved(oldEntry, entry, role);
    checkType(entry, 'VRI');
    if (entry.entries.has('TU') && !isDate(entry.entries.get('TU'))) refuseChange(`TU of the ${role}`);
    checkLists({ check, found, role, lists: ENTRY_LISTS }, oldEntry, entry);
    const stamp = entry.entries.get('TS');
    if (stamp !== undefined) claimStream(check, found, stamp, 'stamp');
  }
}

interface Lists {
  readonly check: RevisionCheck;
  readonly found: Map<number, EvidenceObject>;
  readonly role: string;
  readonly lists: Readonly<Record<string, EvidenceKind>>;
}

function checkLists(
  { check, found, role, lists }: Lists,
  old: PdfDictionary | undefined,
  now: PdfDictionary,
): void {
  for (const [name, kind] of Object.entries(lists)) {
    if (!now.entries.has(name)) continue;
    const pair = check.followMoved(old?.entries.get(name), now.entries.get(name), `${role} ${name}`);
    const items = itemsOf(pair.after) ?? refuseChange(`${name} of the ${role} is no list`);
    if (items.length > MAX_ITEMS) refuseChange(`too many ${name} in the ${role}`);
    const isKept = (item: PdfValue) => items.some((one) => isSameValue(one, item));
    if (!(itemsOf(pair.before) ?? []).every(isKept)) refuseChange(`${name} removed from the ${role}`);
    for (const item of items) claimStream(check, found, item, kind);
  }
}

function claimStream(
  check: RevisionCheck,
  found: Map<number, EvidenceObject>,
  value: PdfValue,
  kind: EvidenceKind,
): void {
  const number = referenceOf(value) ?? refuseChange(`a ${kind} that is no object of its own`);
  const object = check.claim(number, kind);
  if (check.before.has(number) && check.added.has(number)) refuseChange(`a ${kind} that was replaced`);
  const dictionary = dictionaryOf(object.value);
  if (object.stream === null || dictionary === undefined) refuseChange(`a ${kind} that is no stream`);
  checkKeys(dictionary, STREAM_KEYS, `a ${kind}`);
  const filter = dictionary.entries.get('Filter');
  if (filter !== undefined && nameOf(filter) !== 'FlateDecode') refuseChange(`the filter of a ${kind}`);
  found.set(number, { kind, object });
}

function checkType({ entries }: PdfDictionary, name: string): void {
  if (entries.has('Type') && nameOf(entries.get('Type')) !== name) refuseChange(`Type of the ${name}`);
}

function checkNothingRemoved(old: PdfDictionary | undefined, now: PdfDictionary, where: string): void {
  const removed = [...(old?.entries.keys() ?? [])].find((name) => !now.entries.has(name));
  if (removed !== undefined) refuseChange(`${removed} removed from ${where}`);
}
