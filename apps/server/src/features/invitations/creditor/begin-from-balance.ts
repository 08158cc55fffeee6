import type { CountedPart, CutOff } from '@prorata/domain/claims/parts';
import { type Cents, centsFromEuros, eurosFromCents, roundedShare, sumCents } from '@prorata/domain/money';
import { sql } from 'kysely';
import { copyRows } from '../../../database/copy-rows.ts';
import type { Transaction } from '../../../database/tables.ts';
import { outdateResults } from '../../dossiers/outdate-results.ts';
import { countClaimParts } from '../../statements/balance-of.ts';
import { restOf } from '../../statements/claim-amounts.ts';
import { type ClaimDetails, detailsOf } from '../../statements/claim-fields.ts';
import { findLastCutOff } from '../../statements/read-balances.ts';
import { completeStatement, lockStatement, selectStatements } from '../../statements/read-statements.ts';
import { recordStatementEvent } from '../../statements/record-statement-event.ts';
import { fieldsOf } from '../../statements/statement-fields.ts';
import type { ClaimRecord, WholeStatement } from '../../statements/statement-record.ts';
import { isUntouched } from '../replace-balance.ts';
import type { CreditorPlace } from './act-of-creditor.ts';
import { takeBackByFiling } from './declare-nothing.ts';

/**
 * Begins the statement of a creditor of whose balance something has changed with that balance: who claims, what is left of each part,
 * account, titles and papers. One that is still as it was begun is given again; beside one that was changed, or where no
 * balance is asked about, it gives nothing.
 */
export async function beginFromBalance(
  trx: Transaction,
  place: CreditorPlace,
): Promise<WholeStatement | undefined> {
  const { invitation, dossier } = place;
  if (invitation.balanceStatementId === null) return undefined;
  const [begun] = await selectStatements(trx)
    .where('statement.invitationId', '=', invitation.id)
    .orderBy('statement.createdAt')
    .execute();
  if (begun !== undefined) {
    const whole = await completeStatement(trx, begun);
    return isUntouched(whole) ? whole : undefined;
  }
  const carried = await selectStatements(trx)
    .where('statement.id', '=', invitation.balanceStatementId)
    .executeTakeFirst();
  const cutOff = await findLastCutOff(trx, dossier.id);
  if (carried === undefined || cutOff === undefined) return undefined;
  return copy(trx, place, await completeStatement(trx, carried), cutOff);
}

async function copy(
  trx: Transaction,
  { dossier, invitation, action }: CreditorPlace,
  carried: WholeStatement,
  cutOff: CutOff,
): Promise<WholeStatement> {
  await takeBackByFiling(trx, action, { dossier, invitation });
  const left = carried.claims
    .map((claim) => ({ claim, parts: countClaimParts(claim, cutOff) }))
    .map(({ claim, parts }) => ({ claim, parts, cents: sumCents(parts.map(({ cents }) => cents)) }))
    .filter(({ cents }) => cents > 0n);
  const totalCents = restOf(carried).cents + sumCents(left.map(({ cents }) => cents));
  const ids = new Map<string, string>();
  const now = { created_at: action.at.toISOString(), updated_at: action.at.toISOString() };
  await copyRows(
    trx,
    {
      table: 'statements',
      rows: sql`id = ${carried.id}::uuid`,
      changes: asChanges({
        ...BEGUN,
        ...now,
        invitation_id: invitation.id,
        total_amount_claimed_cents: totalCents,
      }),
    },
    ids,
  );
  const ofCarried = sql`statement_id = ${carried.id}::uuid`;
  await copyRows(
    trx,
    {
      table: 'files',
      rows: sql`id in (select file_id from documents where ${ofCarried})`,
      changes: asChanges({}),
    },
    ids,
  );
  const changes = sql`jsonb_build_object('uploaded_at', least(uploaded_at, ${action.at}::timestamptz))`;
  await copyRows(trx, { table: 'documents', rows: ofCarried, changes }, ids);
  for (const { claim, parts, cents } of left) {
    const changes = asChanges({
      ...UNDECIDED,
      ...now,
      amount_demanded_cents: cents,
      details: restate(claim, parts, cutOff),
    });
    await copyRows(trx, { table: 'privilegedClaims', rows: sql`id = ${claim.id}::uuid`, changes }, ids);
  }
  const statementId = ids.get(carried.id) ?? '';
  const statement = await lockStatement(trx, { dossierId: dossier.id, statementId });
  await outdateResults(trx, dossier.id, action.at);
  const told = { before: null, after: fieldsOf(statement), version: statement.version };
  await recordStatementEvent(trx, action, { dossier, statement }, { type: 'statement.created', ...told });
  return completeStatement(trx, statement);
}

/** Nobody has filed or decided anything of it yet. */
const BEGUN = {
  created_by: null,
  submitted_at: null,
  is_late: false,
  filed: null,
  validated_at: null,
  validated_by: null,
  explanation_of_change: null,
  removed_claims: [],
  original_total_amount_claimed_cents: null,
  declared_total_cents: null,
  rejection_reason: null,
  rejection_note: null,
  is_reserved: false,
  carried_from_id: null,
  carried: [],
} as const;

const UNDECIDED = {
  original_amount_demanded_cents: null,
  declared_cents: null,
  reserved_cents: 0,
  reservation_reason: null,
  rejection_reason: null,
  rejection_note: null,
} as const;

/** Amounts as text: none passes through a number. */
function asChanges(columns: Readonly<Record<string, unknown>>) {
  const text = JSON.stringify(columns, (_, value) => (typeof value === 'bigint' ? String(value) : value));
  return sql`${text}::jsonb`;
}

/** What is left of each part, as a declaration of the day on which the last run stopped the interest; nothing was paid since. */
function restate(claim: ClaimRecord, counted: readonly CountedPart[], { cutOff }: CutOff): ClaimDetails {
  const details = detailsOf(claim);
  const statedCents = sumCents(
    details.parts.map((part) => (part.kind === 'principal' ? statedOf(part) : 0n)),
  );
  const leftCents = sumCents(counted.filter(({ kind }) => kind === 'principal').map(({ cents }) => cents));
  return {
    ...details,
    payments: [],
    dividends: [],
    parts: details.parts.map((part, place) => {
      const amount = eurosFromCents(counted[place]?.cents ?? 0n);
      const { interest } = part;
      return {
        ...part,
        declared: amount,
        admitted: amount,
        reserved: 0,
        interest: interest?.runsOn
          ? {
              ...interest,
              base: baseLeft(centsFromEuros(interest.base), leftCents, statedCents),
              until: cutOff,
            }
          : interest,
      };
    }),
  };
}

function statedOf({ admitted, reserved }: ClaimDetails['parts'][number]): Cents {
  return centsFromEuros(admitted) + centsFromEuros(reserved);
}

/** Interest runs on as much of its base as is left of the principal. */
function baseLeft(baseCents: Cents, leftCents: Cents, statedCents: Cents): number {
  return eurosFromCents(statedCents === 0n ? baseCents : roundedShare(baseCents, leftCents, statedCents));
}
