import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { importsCalls } from '@prorata/contract/imports/calls';
import type { Import, ImportMapping, ImportOrSeal } from '@prorata/contract/imports/import';
import { centsFromEuros, eurosFromCents, largerOf, sumCents } from '@prorata/domain/money';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { toldAt } from '../../http/problems/told-at.ts';
import { type DossierRecord, lockDossierForChange } from '../dossiers/find-dossier.ts';
import { lockOwnStatement } from '../statements/lock-statement.ts';
import type { StatementInDossier } from '../statements/record-statement-event.ts';
import { refuseTooLarge } from '../statements/refuse-too-large.ts';
import { fieldsOf } from '../statements/statement-fields.ts';
import { addClaim } from '../statements/store-claim.ts';
import { addStatement, changeStatement } from '../statements/store-statement.ts';
import { refuseUnjudged } from '../uploads/refuse-unjudged.ts';
import {
  findHeads,
  getImport,
  type ImportRecord,
  linesOf,
  lockImport,
  presentImport,
  takenOf,
} from './find-import.ts';

type TakeOver = BodyOf<typeof importsCalls.takeOver>;
type Creditor = TakeOver['creditors'][number];

/**
 * Makes statements and claims of the lines that were chosen, by the rules that hold for those typed by hand, or nothing. Lines
 * that were taken over before are passed by: who asks twice, or after a colleague, gets what stands.
 */
export async function takeOver(
  db: Database,
  action: UserAction,
  place: ParamsOf<typeof importsCalls.takeOver>,
  { creditors, mapping }: TakeOver,
): Promise<ImportOrSeal> {
  return inTransaction(db, async (trx) => {
    const dossier = await lockDossierForChange(trx, action.actor, place.dossierId);
    const record = await lockImport(trx, action.actor, place);
    refuseUnjudged(record);
    const open = refuseStrange(record, creditors);
    const taken: Import['taken'] = [];
    for (const { creditor, index } of open) {
      const statementId = await toldAt(`creditors.${index}`, () =>
        addCreditor(trx, action, dossier, creditor),
      );
      taken.push(...creditor.rows.map((row) => ({ row, statementId })));
    }
    if (taken.length > 0) await storeTaken(trx, action, { dossier, record, open, taken });
    if (mapping !== null) await remember(trx, action, record, mapping);
    return presentImport(trx, await getImport(trx, action.actor, place));
  });
}

interface OpenCreditor {
  readonly creditor: Creditor;
  /** The place in what was sent. */
  readonly index: number;
}

/** Those of whom no line was taken over yet. A creditor of whom only some were would be counted twice, so that is refused. */
function refuseStrange(record: ImportRecord, creditors: readonly Creditor[]): OpenCreditor[] {
  const known = new Set(linesOf(record).map(({ number }) => number));
  const taken = new Set(takenOf(record).map(({ row }) => row));
  const errors = creditors.flatMap(({ rows }, index) =>
    rows.every((row) => known.has(row))
      ? []
      : [{ path: `creditors.${index}.rows`, code: 'choice-invalid' as const }],
  );
  if (errors.length > 0) throw new ProblemError('validation', { errors });
  const open = creditors
    .map((creditor, index) => ({ creditor, index }))
    .filter(({ creditor }) => !creditor.rows.every((row) => taken.has(row)));
  if (open.some(({ creditor }) => creditor.rows.some((row) => taken.has(row)))) {
    throw new ProblemError('import-lines-taken');
  }
  return open;
}

async function addCreditor(
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  creditor: Creditor,
): Promise<string> {
  const place =
    creditor.into === 'newStatement'
      ? await addNew(trx, action, dossier, creditor)
      : await enlarge(trx, action, dossier, creditor);
  for (const [index, claim] of creditor.claims.entries()) {
    await toldAt(`claims.${index}`, () => addClaim(trx, action, place, { ...claim, documentId: null }));
  }
  return place.statement.id;
}

async function addNew(
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  { statement: given }: Creditor & { into: 'newStatement' },
): Promise<StatementInDossier> {
  const author = { createdBy: action.actor.id, invitationId: null, invitedCreditorId: null };
  const statement = await toldAt('statement', () => addStatement(trx, action, { dossier, author }, given));
  return { dossier, statement };
}

/** The total of a statement that is there grows by what is claimed besides, and nobody has checked that yet. */
async function enlarge(
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  { statementId, claims }: Creditor & { into: 'statement' },
): Promise<StatementInDossier> {
  const place = await lockOwnStatement(trx, action, { dossierId: dossier.id, statementId });
  const more = sumCents(
    claims.flatMap(({ amountDemanded, reservedAmount }) =>
      [amountDemanded, reservedAmount].map(centsFromEuros),
    ),
  );
  const fields = fieldsOf(place.statement);
  const { totalAmountClaimedCents, declaredTotalCents } = place.statement;
  refuseTooLarge(largerOf(totalAmountClaimedCents, declaredTotalCents ?? 0n) + more, 'claims');
  const withMore = (euros: number) => eurosFromCents(centsFromEuros(euros) + more);
  const given = {
    ...fields,
    totalAmountClaimed: withMore(fields.totalAmountClaimed),
    declaredTotal: fields.declaredTotal === null ? null : withMore(fields.declaredTotal),
  };
  const statement = await changeStatement(trx, action, place, given, {
    validatedAt: null,
    validatedBy: null,
  });
  return { dossier, statement };
}

interface TakenLines {
  readonly dossier: DossierRecord;
  readonly record: ImportRecord;
  readonly open: readonly OpenCreditor[];
  readonly taken: Import['taken'];
}

async function storeTaken(
  trx: Transaction,
  action: UserAction,
  { dossier, record, open, taken }: TakenLines,
): Promise<void> {
  await trx
    .updateTable('imports')
    .set({ taken: JSON.stringify([...takenOf(record), ...taken]) })
    .where('id', '=', record.id)
    .execute();
  await recordEvent(trx, action, {
    dossier,
    type: 'import.takenOver',
    subjectId: record.id,
    before: null,
    after: {
      fileName: record.fileName,
      numberOfLines: taken.length,
      numberOfStatements: open.length,
      numberOfClaims: open.reduce((sum, { creditor }) => sum + creditor.claims.length, 0),
      sha256: record.sha256,
    },
    version: null,
  });
}

async function remember(
  trx: Transaction,
  { at }: UserAction,
  record: ImportRecord,
  { name, ...mapping }: ImportMapping,
): Promise<void> {
  const heads = findHeads(linesOf(record));
  if (heads === undefined) return;
  const values = { name, mapping: JSON.stringify(mapping), updatedAt: at };
  await trx
    .insertInto('importMappings')
    .values({ organizationId: record.organizationId, heads, ...values })
    .onConflict((conflict) => conflict.columns(['organizationId', 'heads']).doUpdateSet(values))
    .execute();
}
