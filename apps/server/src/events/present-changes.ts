import { type AuditChange, type AuditValue, auditChangeSchema } from '@prorata/contract/audit/audit-event';
import {
  FIELDS,
  type FieldKind,
  type Fields,
  type Subject,
  WORD_LISTS,
} from '@prorata/contract/audit/fields';
import { PRIVILEGES } from '@prorata/law/privileges/catalogue';
import { canonicalJson } from './canonical-json.ts';
import type { ToldEvent } from './read-event.ts';

type PlainValue = Exclude<AuditValue, { readonly kind: 'lines' }>;

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
    const change = {
      field,
      before: presentValue(kind, before[field]),
      after: presentValue(kind, after[field]),
    };
    if (canonicalJson(change.before) === canonicalJson(change.after)) return [];
    // What was recorded under older rules may not have the form of today.
    return [auditChangeSchema.safeParse(change).data ?? asText(field, before[field], after[field])];
  });
}

function presentValue(kind: FieldKind, value: unknown): AuditValue | null {
  if (kind.kind !== 'lines') return presentPlain(kind, value);
  if (!Array.isArray(value) || value.length === 0) return null;
  return { kind: 'lines', value: value.map((row: unknown) => cellsOf(kind.parts, Object(row))) };
}

/** A row as one line: the cells of a row inside it follow those of its own. */
function cellsOf(parts: Fields, row: Readonly<Record<string, unknown>>): PlainValue[] {
  return Object.entries(parts).flatMap(([part, kind]) => {
    const value = row[part];
    if (kind.kind !== 'lines') return presentPlain(kind, value) ?? [];
    return Array.isArray(value) ? value.flatMap((inner: unknown) => cellsOf(kind.parts, Object(inner))) : [];
  });
}

type PlainKind = Exclude<FieldKind, { readonly kind: 'lines' }>;

function presentPlain(kind: PlainKind, value: unknown): PlainValue | null {
  if (value === null || value === undefined || value === '') return null;
  switch (kind.kind) {
    case 'word':
    case 'words':
      return presentWords(kind, value);
    case 'reference':
      return presentReference(value);
    case 'privilege':
      return presentPrivilege(String(value));
    case 'address':
      return Object.values(Object(value)).some((part) => part !== null && part !== '')
        ? ({ kind: 'address', value } as PlainValue)
        : null;
    case 'setting':
      return presentSetting(value);
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

function presentPrivilege(id: string): PlainValue {
  const names = PRIVILEGES.find((privilege) => privilege.id === id)?.names;
  return names ? { kind: 'privilege', value: { ...names } } : { kind: 'text', value: id };
}

function presentSetting(value: unknown): PlainValue {
  if (typeof value === 'boolean') return { kind: 'yesNo', value };
  return typeof value === 'number' ? { kind: 'number', value } : { kind: 'text', value: String(value) };
}

function asText(field: string, before: unknown, after: unknown): AuditChange {
  const written = (value: unknown) =>
    value === null || value === undefined
      ? null
      : ({ kind: 'text', value: typeof value === 'string' ? value : JSON.stringify(value) } as const);
  return { field, before: written(before), after: written(after) };
}
