import { type AskedBalances, newInvitationSchema } from '@prorata/contract/invitations/invitation';
import { sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError, refuse } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { creditorWhoFiled } from '../dossiers/creditor-to-reach.ts';
import { type DossierRecord, lockDossierForChange } from '../dossiers/find-dossier.ts';
import { sharesInDistribution } from '../dossiers/shares-in-distribution.ts';
import { streetAddressOf } from '../parties/street-address.ts';
import { selectStatements } from '../statements/read-statements.ts';
import { creditorNameOf } from '../statements/statement-fields.ts';
import type { StatementRecord } from '../statements/statement-record.ts';
import type { InvitationRecord } from './find-invitation.ts';
import { type InvitationCodes, openInvitationCodes } from './invitation-codes.ts';
import { columnsOf, fieldsOf, type InvitationInput } from './invitation-fields.ts';
import { findRefusalToInvite } from './policy.ts';

/**
 * Asks every creditor who took part in an earlier run whether the balance is still right, on the way by which they took part then.
 * Whoever is asked already is left alone, so that asking twice asks once. They are sent as invitations are.
 */
export function askBalances(tools: Tools, action: UserAction, dossierId: string): Promise<AskedBalances> {
  return inTransaction(tools.db, async (trx) => {
    const dossier = await lockDossierForChange(trx, action.actor, dossierId);
    refuse(findRefusalToInvite(dossier));
    await refuseOthers(trx, dossier.id);
    const codes = openInvitationCodes(tools.settings.codeSecret);
    const statements = await listUnasked(trx, dossier.id);
    const earlier = await findEarlierInvitations(trx, statements);
    const unreachable: AskedBalances['unreachable'] = [];
    for (const statement of statements) {
      const given = findWay(tools, dossier, statement, earlier.get(statement.id));
      if (given === undefined) {
        unreachable.push({ statementId: statement.id, creditorName: creditorNameOf(statement) });
      } else {
        await insertRequest(trx, action, { dossier, statement }, given, codes);
      }
    }
    return { added: statements.length - unreachable.length, unreachable };
  });
}

async function refuseOthers(trx: Transaction, dossierId: string): Promise<void> {
  const run = await trx
    .selectFrom('followUps')
    .select('kind')
    .where('dossierId', '=', dossierId)
    .where('kind', '=', 'recurring')
    .executeTakeFirst();
  if (run === undefined) throw new ProblemError('not-a-run');
}

/** What was carried over and shares in the distribution, and nobody was asked about yet. */
async function listUnasked(trx: Transaction, dossierId: string): Promise<StatementRecord[]> {
  const carried = await selectStatements(trx)
    .where('statement.dossierId', '=', dossierId)
    .where('statement.carriedFromId', 'is not', null)
    .where('statement.invitationId', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invitations as asked')
            .select('asked.id')
            .whereRef('asked.balanceStatementId', '=', 'statement.id'),
        ),
      ),
    )
    .orderBy('statement.createdAt')
    .orderBy('statement.id')
    .forUpdate('statement')
    .execute();
  return carried.filter(sharesInDistribution);
}

/** The invitation by which each creditor last took part in the series: the one to file, or the one about a balance. */
async function findEarlierInvitations(
  trx: Transaction,
  statements: readonly StatementRecord[],
): Promise<ReadonlyMap<string, InvitationRecord>> {
  const ids = statements.map(({ id }) => id);
  const { rows } = await sql<{ statementId: string; invitationId: string }>`
    with recursive earlier (statement_id, id, carried_from_id, invitation_id, depth) as (
      select id, id, carried_from_id, invitation_id, 0 from statements where id = any (${ids}::uuid[])
      union all
      select statement_id, before.id, before.carried_from_id, before.invitation_id, depth + 1
      from earlier join statements as before on before.id = earlier.carried_from_id
    )
    select distinct on (statement_id) statement_id as "statementId", invitations.id as "invitationId"
    from earlier
    join invitations on invitations.id = earlier.invitation_id or invitations.balance_statement_id = earlier.id
    where invitations.erased_at is null
    order by statement_id, depth, invitations.created_at desc`.execute(trx);
  if (rows.length === 0) return new Map();
  const found = await trx
    .selectFrom('invitations')
    .selectAll()
    .where(
      'id',
      'in',
      rows.map(({ invitationId }) => invitationId),
    )
    .execute();
  const byId = new Map(found.map((invitation) => [invitation.id, invitation]));
  return new Map(
    rows.flatMap(({ statementId, invitationId }) => {
      const invitation = byId.get(invitationId);
      return invitation === undefined ? [] : [[statementId, invitation] as const];
    }),
  );
}

/** The first way on which the question reaches the creditor; nothing when there is none. */
function findWay(
  { settings }: Pick<Tools, 'settings'>,
  dossier: DossierRecord,
  statement: StatementRecord,
  earlier: InvitationRecord | undefined,
): InvitationInput | undefined {
  const before = earlier && { ...fieldsOf(earlier), validUntil: null };
  const filed = wayOfStatement(dossier, statement);
  const ways = [
    ...(before
      ? [before, { ...before, sendMethod: 'Email' }, { ...before, sendMethod: 'RegisteredLetter' }]
      : []),
    ...(statement.sendOption === 'RegisteredLetter' ? [{ ...filed, sendMethod: 'RegisteredLetter' }] : []),
    { ...filed, sendMethod: 'Email' },
    { ...filed, sendMethod: 'RegisteredLetter' },
  ];
  return ways
    .filter(
      ({ sendMethod }) => sendMethod !== 'QualifiedDelivery' || settings.qualifiedDelivery !== undefined,
    )
    .flatMap((way) => newInvitationSchema.safeParse(way).data ?? [])[0];
}

function wayOfStatement({ language: dossierLanguage }: DossierRecord, statement: StatementRecord) {
  const { creditorId, extraEmails, salutation, creditorReference } = statement;
  const { name, primaryEmail, address, language } = creditorWhoFiled(statement, {
    creditorId,
    dossierLanguage: dossierLanguage ?? 'nl',
  });
  return {
    addressee: name === '' ? null : name,
    kboNumber: statement.enterpriseNumber,
    salutation,
    email: primaryEmail,
    extraEmails: extraEmails.length === 0 ? null : extraEmails.join('; '),
    address: address && streetAddressOf(statement.creditorAddress),
    fallbackAddress: null,
    validUntil: null,
    language,
    creditorReference,
  };
}

async function insertRequest(
  trx: Transaction,
  action: UserAction,
  { dossier, statement }: { readonly dossier: DossierRecord; readonly statement: StatementRecord },
  given: InvitationInput,
  codes: InvitationCodes,
): Promise<void> {
  const stored = await trx
    .insertInto('invitations')
    .values({
      id: newId(),
      dossierId: dossier.id,
      creditorId: statement.creditorId,
      balanceStatementId: statement.id,
      ...columnsOf(given),
      ...codes.make(),
      createdBy: action.actor.id,
      createdAt: action.at,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await recordEvent(trx, action, {
    dossier,
    type: 'invitation.balanceAsked',
    subjectId: stored.id,
    before: null,
    after: { ...given },
    version: stored.version,
  });
}
