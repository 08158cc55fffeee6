import { type AuditChange, type AuditValue, auditChangeSchema } from '@prorata/contract/audit/audit-event';
import {
  FIELDS,
  type FieldKind,
  type Fields,
  type Subject,
  WORD_LISTS,
} from '@prorata/contract/audit/fields';
import type { Address } from '@prorata/contract/contact-fields';
import { readBuiltInTemplate } from '@prorata/documents/built-in';
import { TEMPLATE_KEYS } from '@prorata/documents/catalogue/templates';
import { formatIban } from '@prorata/domain/iban';
import { maskNationalNumber } from '@prorata/domain/national-number';
import type { Language } from '@prorata/domain/vocabulary';
import { PRIVILEGES } from '@prorata/law/privileges/catalogue';
import { canonicalJson } from './canonical-json.ts';
import type { ToldEvent } from './read-event.ts';

type PlainValue = Exclude<AuditValue, { readonly kind: 'line' }>;
type Values = Readonly<Record<string, unknown>>;

/**
 * What changed, each value with its kind, in the order in which the contract has the fields. What is the same before
 * and after only says whose it is; fingerprints and ids without a name tell nobody anything.
 */
export function presentChanges(
  subject: Subject,
  { before, after, erased }: Pick<ToldEvent, 'before' | 'after' | 'erased'>,
): AuditChange[] {
  const fields: Fields = FIELDS[subject];
  return Object.entries(fields).flatMap(([field, kind]): AuditChange[] => {
    if (kind.kind === 'bookkeeping') return [];
    if (erased.has(field)) return [{ field, before: null, after: { kind: 'erased' } }];
    return changesIn(field, kind, before[field], after[field]);
  });
}

function changesIn(
  field: string,
  kind: FieldKind | { readonly kind: 'country' },
  before: unknown,
  after: unknown,
): AuditChange[] {
  if (canonicalJson(before ?? null) === canonicalJson(after ?? null)) return [];
  if (kind.kind === 'lines') return changesInRows(field, kind.parts, before, after);
  if (kind.kind === 'address' && !isEmptyAddress(before) && !isEmptyAddress(after)) {
    return ADDRESS_PARTS.flatMap((part) =>
      changesIn(
        `${field}.${part}`,
        { kind: part === 'country' ? 'country' : 'text' },
        Object(before)[part],
        Object(after)[part],
      ),
    );
  }
  return changeOf(field, presentPlain(kind, before), presentPlain(kind, after), { before, after });
}

/** Row by row, by their places: a row that stayed tells its parts, one that came or went tells itself. */
function changesInRows(field: string, parts: Fields, before: unknown, after: unknown): AuditChange[] {
  const [old, current] = [rowsOf(before), rowsOf(after)];
  return Array.from({ length: Math.max(old.length, current.length) }, (_, place) => {
    const [was, is] = [old[place], current[place]];
    const path = `${field}.${place}`;
    if (was && is) {
      return Object.entries(parts).flatMap(([part, kind]) =>
        changesIn(`${path}.${part}`, kind, was[part], is[part]),
      );
    }
    return changeOf(path, was ? lineOf(parts, was) : null, is ? lineOf(parts, is) : null, {
      before: was,
      after: is,
    });
  }).flat();
}

function rowsOf(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value.map((row: unknown) => Object(row)) : [];
}

function lineOf(parts: Fields, row: Values): AuditValue {
  return { kind: 'line', value: cellsOf(parts, row) };
}

/** The cells of rows inside a row follow those of its own. */
function cellsOf(parts: Fields, row: Values): PlainValue[] {
  return Object.entries(parts).flatMap(([part, kind]) =>
    kind.kind === 'lines'
      ? rowsOf(row[part]).flatMap((inner) => cellsOf(kind.parts, inner))
      : (presentPlain(kind, row[part]) ?? []),
  );
}

/** What was recorded under older rules may not have the form of today: then it is told as it stands. */
function changeOf(
  field: string,
  before: AuditValue | null,
  after: AuditValue | null,
  recorded: { readonly before: unknown; readonly after: unknown },
): AuditChange[] {
  if (canonicalJson(before) === canonicalJson(after)) return [];
  const { data } = auditChangeSchema.safeParse({ field, before, after });
  return [data ?? { field, before: asText(recorded.before), after: asText(recorded.after) }];
}

function asText(value: unknown): AuditValue | null {
  if (value === null || value === undefined) return null;
  return { kind: 'text', value: typeof value === 'string' ? value : JSON.stringify(value) };
}

type PlainKind = Exclude<FieldKind, { readonly kind: 'lines' }> | { readonly kind: 'country' };

function presentPlain(kind: PlainKind, value: unknown): PlainValue | null {
  if (value === null || value === undefined || value === '') return null;
  switch (kind.kind) {
    case 'word':
    case 'words':
      return presentWords(kind, value);
    case 'reference':
      return presentReference(value);
    case 'privilege':
      return named(PRIVILEGES.find(({ id }) => id === value)?.names, value);
    case 'purpose':
      return named(titlesOf(value), value);
    case 'address':
      return isEmptyAddress(value) ? null : ({ kind: 'address', value } as PlainValue);
    case 'setting':
      return presentSetting(value);
    case 'nationalNumber':
      return { kind: 'text', value: maskNationalNumber(String(value)) };
    case 'account':
      return { kind: 'text', value: formatIban(String(value)) };
    default:
      // Held against its schema before it is given away.
      return { kind: kind.kind, value } as PlainValue;
  }
}

function presentWords(
  { kind, lists }: Extract<FieldKind, { lists: unknown }>,
  value: unknown,
): PlainValue | null {
  const values = (Array.isArray(value) ? value : [value]).map(String);
  if (values.length === 0) return null;
  const list = lists.find((name) => values.every((word) => WORD_LISTS[name].some((known) => known === word)));
  if (list === undefined) return { kind: 'text', value: values.join(', ') };
  return kind === 'words' ? { kind, list, value: values } : { kind, list, value: values.join(', ') };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** By its name. The first edition kept a name or an id alone, and an id alone says nothing. */
function presentReference(value: unknown): PlainValue | null {
  const name = typeof value === 'string' && !UUID.test(value) ? value : Object(value).name;
  return typeof name === 'string' ? { kind: 'reference', value: name } : null;
}

function named(names: Readonly<Record<Language, string>> | undefined, value: unknown): PlainValue {
  return names ? { kind: 'named', value: { ...names } } : { kind: 'text', value: String(value) };
}

/** The titles of the text that is sent for a purpose. */
function titlesOf(purpose: unknown): Readonly<Record<Language, string>> | undefined {
  const key = TEMPLATE_KEYS.find((candidate) => readBuiltInTemplate(candidate, 'nl').purpose === purpose);
  if (key === undefined) return undefined;
  const titleIn = (language: Language) => readBuiltInTemplate(key, language).title;
  return { nl: titleIn('nl'), fr: titleIn('fr'), de: titleIn('de'), en: titleIn('en') };
}

function presentSetting(value: unknown): PlainValue {
  if (typeof value === 'boolean') return { kind: 'yesNo', value };
  return typeof value === 'number' ? { kind: 'number', value } : { kind: 'text', value: String(value) };
}

const ADDRESS_PARTS = [
  'addressee',
  'address1',
  'address2',
  'street',
  'housenumber',
  'housenumberaddition',
  'zipcode',
  'city',
  'country',
] as const satisfies (keyof Address)[];

function isEmptyAddress(value: unknown): boolean {
  return Object.values(Object(value)).every((part) => part === null || part === '');
}
