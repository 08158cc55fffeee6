import type { Reference } from '@prorata/contract/audit/fields';

type Values = Readonly<Record<string, unknown>>;

const REFERENCES = ['assetId', 'documentId', 'bailiffOfficeId'];
const LISTS = ['fixedParts', 'titles'];

/** What a statement or a claim refers to by id. */
export function listReferences(values: object): string[] {
  return Object.entries(values).flatMap(([field, value]): readonly string[] => {
    if (field === 'cause') return listReferences(Object(value));
    if (field === 'assetIds') return (value as readonly string[] | null) ?? [];
    if (LISTS.includes(field)) return rowsOf(value).flatMap(listReferences);
    return REFERENCES.includes(field) && typeof value === 'string' ? [value] : [];
  });
}

/** A statement or a claim as the audit trail tells of it: by names instead of ids, and nothing deeper than rows. */
export function tellValues(values: object, names: ReadonlyMap<string, string>): Record<string, unknown> {
  const tellRow = (row: Values) => tellValues(row, names);
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]): [string, unknown][] => {
      if (field === 'assetIds') return [[field, tellLots(value, names)]];
      if (field === 'debtorIds') return [[field, tellNames(value, names)]];
      if (field === 'cause') return tellCause(value, names);
      if (field === 'beneficiary') return tellBeneficiary(value);
      if (field === 'parts') return [[field, rowsOf(value).map(tellPart)]];
      if (LISTS.includes(field)) return [[field, rowsOf(value).map(tellRow)]];
      const isReference = REFERENCES.includes(field) && typeof value === 'string';
      return [[field, isReference ? referenceTo(value, names) : value]];
    }),
  );
}

function tellLots(value: unknown, names: ReadonlyMap<string, string>): { assetId: Reference }[] {
  return ((value as readonly string[] | null) ?? []).map((id) => ({ assetId: referenceTo(id, names) }));
}

function tellNames(value: unknown, names: ReadonlyMap<string, string>): string[] {
  return ((value as readonly string[] | null) ?? []).map((id) => names.get(id) ?? id);
}

function tellCause(value: unknown, names: ReadonlyMap<string, string>): [string, unknown][] {
  const { answers = [], assetIds = [] } = Object(value);
  return [
    ['cause.answers', tellNames(answers, names)],
    ['cause.lots', tellNames(assetIds, names)],
  ];
}

function tellBeneficiary(value: unknown): [string, unknown][] {
  const { name = null, nationalNumber = null } = Object(value);
  return [
    ['beneficiary.name', name],
    ['beneficiary.nationalNumber', nationalNumber],
  ];
}

function tellPart({ interest, kind, ...part }: Values): Values {
  const { kind: interestKind, ...terms } = Object(interest);
  return { kind, ...part, ...(interest ? { interestKind, ...terms } : {}) };
}

function rowsOf(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value.map((row: unknown) => Object(row)) : [];
}

function referenceTo(id: string, names: ReadonlyMap<string, string>): Reference {
  return { id, name: names.get(id) ?? null };
}
