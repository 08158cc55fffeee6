import * as z from 'zod';
import type { Transaction } from '../../database/tables.ts';
import { findChanges } from '../../events/changes.ts';
import { claimFieldsOf } from './present-claim.ts';
import { completeStatement, lockStatement } from './read-statements.ts';
import { fieldsOf } from './statement-fields.ts';
import type { ClaimRecord, WholeStatement } from './statement-record.ts';

/** As loose as what was kept may be: a field that the product has learnt of since is not in it. */
const partSchema = z.looseObject({ id: z.string() });
const filedSchema = z.object({
  fields: z.record(z.string(), z.unknown()),
  claims: z.array(partSchema),
  documents: z.array(partSchema),
});
type Part = z.output<typeof partSchema>;
/** A whole statement as a creditor handed it over, by the names that the API has for everything. */
export type FiledStatement = z.output<typeof filedSchema>;

type Values = Readonly<Record<string, unknown>>;

/** In what a statement, one of its claims or one of its documents differs from what was filed. */
export interface Difference {
  readonly subject: 'statement' | 'claim' | 'document';
  readonly id: string;
  readonly what: 'added' | 'changed' | 'removed';
  readonly before: Values | null;
  readonly after: Values | null;
}

/** Keeps what a creditor filed, at the moment from which the office may change it. */
export async function keepFiled(
  trx: Transaction,
  place: { readonly dossierId: string; readonly statementId: string },
): Promise<void> {
  const statement = await completeStatement(trx, await lockStatement(trx, place));
  await trx
    .updateTable('statements')
    .set({ filed: JSON.stringify(presentParts(statement)) })
    .where('id', '=', statement.id)
    .execute();
}

/** What was filed; nothing of a statement of the office, or while the creditor can still change it. */
export function filedOf({ filed }: Pick<WholeStatement, 'filed'>): FiledStatement | undefined {
  return filed === null ? undefined : filedSchema.parse(filed);
}

/** What only the office says of a statement or a claim, which no creditor files. */
const OFFICE_FIELDS = ['noSecurityLink', 'declaredTotal', 'rejectionReason', 'rejectionNote'];
const OFFICE_FIELDS_OF_CLAIMS = [
  ...['amountDeclared', 'reservedAmount', 'reservationReason', 'rejectionReason', 'rejectionNote'],
  ...['fixedParts', 'fixedPartsReason', 'debtorIds', 'liability'],
];

function presentParts(statement: WholeStatement): FiledStatement {
  const fields = without(fieldsOf(statement), OFFICE_FIELDS);
  return {
    fields,
    claims: statement.claims.map(presentFiledClaim),
    documents: statement.documents.map(({ id, fileName, documentType, sha256 }) => ({
      ...{ id, fileName, documentType, sha256 },
    })),
  };
}

function presentFiledClaim(claim: ClaimRecord): Part {
  const { parts, ...fields } = claimFieldsOf(claim);
  return {
    id: claim.id,
    ...without(fields, OFFICE_FIELDS_OF_CLAIMS),
    parts: parts.map(({ kind, declared, interest, note, isInTitle }) => ({
      ...{ kind, declared, interest, note, isInTitle },
    })),
  };
}

function without(fields: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** Everything in which the office has made something else of what was filed. */
export function listDifferences(statement: WholeStatement): Difference[] {
  const filed = filedOf(statement);
  if (filed === undefined) return [];
  const now = presentParts(statement);
  return [
    ...compare('statement', [{ ...filed.fields, id: statement.id }], [{ ...now.fields, id: statement.id }]),
    ...compare('claim', filed.claims, now.claims),
    ...compare('document', filed.documents, now.documents),
  ];
}

function compare(subject: Difference['subject'], filed: readonly Part[], now: readonly Part[]): Difference[] {
  const current = new Map(now.map((part) => [part.id, part]));
  const known = new Set(filed.map(({ id }) => id));
  const kept = filed.flatMap(({ id, ...before }): Difference[] => {
    const after = current.get(id);
    if (after === undefined) return [{ subject, id, what: 'removed', before, after: null }];
    const changes = findChanges<Values>(before, pick(after, Object.keys(before)));
    return changes ? [{ subject, id, what: 'changed', ...changes }] : [];
  });
  const added = now
    .filter(({ id }) => !known.has(id))
    .map(({ id, ...after }): Difference => ({ subject, id, what: 'added', before: null, after }));
  return [...kept, ...added];
}

function pick(part: Part, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, part[name]]));
}

/** What the office reads in the creditor's own words and documents, without taking anything off. */
const READINGS = new Set([
  ...['assetIds', 'onAllAssets', 'titles', 'parts', 'periods', 'beneficiary', 'isConsumerPledge'],
  ...['debtorIds', 'liability', 'incomeRight'],
]);

/** Whether the creditor must be told why. A reading, which every claim needs, is shown and asks for no reason. */
export function needsReason({ subject, what, after }: Difference): boolean {
  const isReading = what === 'changed' && Object.keys(after ?? {}).every((field) => READINGS.has(field));
  return subject === 'document' || !isReading;
}
