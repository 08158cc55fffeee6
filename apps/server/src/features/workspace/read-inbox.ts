import type { QueryOf } from '@prorata/contract/call';
import type { workspaceCalls } from '@prorata/contract/workspace/calls';
import type { WorkspaceInvitation, WorkspaceSummary } from '@prorata/contract/workspace/inbox';
import { addDays, brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { eurosFromCents, largerOf, sumCents } from '@prorata/domain/money';
import {
  groupOfState,
  stateOfInvitation,
  type WorkspaceGroup,
} from '@prorata/domain/workspace/invitation-state';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Page, readPage } from '../../database/read-page.ts';
import { readTogether } from '../../database/read-together.ts';
import { contains } from '../../database/search.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { findStandingNoClaims } from '../invitations/no-claim.ts';
import { defendantNameOf } from '../parties/defendant-names.ts';
import { missingPartsOf } from '../statements/present-statement.ts';
import { readWholeStatements } from '../statements/read-statements.ts';
import type { WholeStatement } from '../statements/statement-record.ts';
import { isDecided, type OwnAmounts, readOwnAmounts } from './amounts-of.ts';
import type { Claimant } from './claimant.ts';
import { selectOwnInvitations } from './own-invitations.ts';

type Connection = Database | Transaction;
type Owner = Pick<Claimant, 'organizationId' | 'userId'>;
type Filters = Omit<QueryOf<typeof workspaceCalls.list>, 'page' | 'pageSize'>;

/** The same groups as `stateOfInvitation` comes to, for the database to filter and count by. */
function groupIn(today: IsoDate): RawBuilder<WorkspaceGroup> {
  return sql<WorkspaceGroup>`case
    when dossier.status in ('Paid', 'Cancelled') then 'done'
    when dossier.status in ('Created', 'InvitesSent') and invitation.status in ('Sent', 'Opened')
      and invitation.valid_until >= ${today}::date and not exists (
        select from no_claim_declarations as declared
        where declared.invitation_id = invitation.id and declared.taken_back_at is null
      ) then 'toDo'
    when invitation.status in ('ClosedAndSubmitted', 'Finished') then 'withOffice'
    else 'done'
  end`;
}

function selectInbox(db: Connection, owner: Owner, filters: Filters, today: IsoDate) {
  const { group, search, officeId, assigneeId, isMine, isUnassigned } = filters;
  return (
    selectOwnInvitations(db, owner.organizationId)
      // What was given to who does not work there any more is nobody's: else nobody would answer it.
      .leftJoin('users as assignee', (join) =>
        join
          .onRef('assignee.id', '=', 'own.assigneeId')
          .on('assignee.removedAt', 'is', null)
          .on('assignee.approval', '=', 'approved')
          .on('assignee.hasClaimOfDebtPermission', '=', true),
      )
      .$if(group !== undefined, (some) => some.where(groupIn(today), '=', group ?? 'toDo'))
      .$if(officeId !== undefined, (some) => some.where('office.id', '=', officeId ?? ''))
      .$if(assigneeId !== undefined, (some) => some.where('own.assigneeId', '=', assigneeId ?? ''))
      .$if(isMine, (some) => some.where('own.assigneeId', 'is not distinct from', owner.userId))
      .$if(isMine, (some) => some.where('own.assigneeId', 'is not', null))
      .$if(isUnassigned, (some) => some.where('assignee.id', 'is', null))
      .$if(search !== null, (some) => some.where(isFound(search ?? '')))
  );
}

const SEARCHED = [
  sql.ref('dossier.fileNumber'),
  sql.ref('dossier.defendantFirstName'),
  sql.ref('dossier.defendantLastName'),
  sql.ref('dossier.defendantCompanyName'),
  sql.ref('office.name'),
  sql.ref('office.displayName'),
  sql.ref('invitation.creditorReference'),
  sql`(select string_agg(creditor_reference, ' ') from statements
    where statements.invitation_id = invitation.id and deleted_at is null)`,
];

function isFound(search: string): RawBuilder<SqlBool> {
  return contains(SEARCHED, search);
}

/** With the whole dossier: what its draft gives is then asked for together with the statements. */
function selectRows(db: Connection, owner: Owner, filters: Filters, today: IsoDate) {
  return selectInbox(db, owner, filters, today)
    .selectAll('dossier')
    .select([
      'invitation.id as invitationId',
      'invitation.status as invitationStatus',
      'invitation.closedBy',
      'invitation.validUntil',
      'invitation.sentAt',
      'invitation.addressee',
      'invitation.creditorReference',
      'own.version as assignmentVersion',
      'own.matchedBy',
      'own.filedBy',
      'assignee.id as assigneeId',
      'assignee.firstName as assigneeFirstName',
      'assignee.lastName as assigneeLastName',
    ])
    .select(sql<string>`coalesce(office.display_name, office.name)`.as('officeName'))
    .orderBy(sql`array_position(array['toDo', 'withOffice', 'done'], ${groupIn(today)})`)
    .orderBy('invitation.validUntil')
    .orderBy('invitation.id');
}

type InboxRow = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

const NO_FILTERS: Filters = { search: null, isMine: false, isUnassigned: false };

/** One page of the inbox, what must be answered first. */
export async function listInbox(
  db: Database,
  owner: Owner,
  { page, pageSize, ...filters }: QueryOf<typeof workspaceCalls.list>,
  at: Date,
): Promise<Page<WorkspaceInvitation>> {
  const today = brusselsDate(at);
  const found = await readPage(selectRows(db, owner, filters, today), { page, pageSize });
  return { ...found, items: await presentRows(db, found.items, today) };
}

/** One after the other, for sheets: no more than a batch is in memory. */
export async function* readWholeInbox(
  db: Database,
  owner: Owner,
  filters: Filters,
  at: Date,
  first?: readonly WorkspaceInvitation[],
): AsyncGenerator<readonly WorkspaceInvitation[]> {
  for (let page = 1; ; page += 1) {
    const known = page === 1 ? first : undefined;
    const items = known ?? (await readBatch(db, owner, filters, { page, at }));
    if (items.length > 0) yield items;
    if (items.length < BATCH_SIZE) return;
  }
}

/** What the whole inbox begins with, for who reads something else at the same time. */
export function readFirstRows(db: Database, owner: Owner, filters: Filters, at: Date) {
  return readBatch(db, owner, filters, { page: 1, at });
}

async function readBatch(
  db: Database,
  owner: Owner,
  filters: Filters,
  { page, at }: { readonly page: number; readonly at: Date },
): Promise<readonly WorkspaceInvitation[]> {
  const { items } = await listInbox(db, owner, { ...filters, page, pageSize: BATCH_SIZE }, at);
  return items;
}

const BATCH_SIZE = 200;

/** @throws ProblemError `not-found` for what is addressed to others. */
export async function readInboxRow(
  db: Connection,
  owner: Owner,
  invitationId: string,
  at: Date,
): Promise<WorkspaceInvitation> {
  const [row] = await readInboxRows(db, owner, [invitationId], at);
  if (row === undefined) throw new ProblemError('not-found');
  return row;
}

/** Those of the ids that are addressed to the organization. */
export async function readInboxRows(
  db: Connection,
  owner: Owner,
  invitationIds: readonly string[],
  at: Date,
): Promise<WorkspaceInvitation[]> {
  if (invitationIds.length === 0) return [];
  const today = brusselsDate(at);
  const rows = await selectRows(db, owner, NO_FILTERS, today)
    .where('invitation.id', 'in', invitationIds)
    .execute();
  return presentRows(db, rows, today);
}

async function presentRows(
  db: Connection,
  rows: readonly InboxRow[],
  today: IsoDate,
): Promise<WorkspaceInvitation[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ invitationId }) => invitationId);
  return readTogether(db, (db) => {
    const all = readWholeStatements(
      db,
      db.selectFrom('statements').select('id').where('invitationId', 'in', ids).$asScalar(),
    );
    const noClaims = findStandingNoClaims(db, ids);
    return rows.map(async (row) => {
      const { invitationId } = row;
      const own = all.then((some) => some.filter((one) => one.invitationId === invitationId));
      const [statements, amounts, declared] = await Promise.all([
        own,
        readOwnAmounts(db, { dossier: row, invitationId }, own),
        noClaims,
      ]);
      return presentRow(row, { statements, amounts, hasNoClaim: declared.has(invitationId) }, today);
    });
  });
}

interface KnownOfRow {
  readonly statements: readonly WholeStatement[];
  readonly amounts: OwnAmounts;
  readonly hasNoClaim: boolean;
}

function presentRow(
  row: InboxRow,
  { statements, amounts, hasNoClaim }: KnownOfRow,
  today: IsoDate,
): WorkspaceInvitation {
  const { invitationId } = row;
  const missingParts = statements.flatMap(missingPartsOf);
  const { admittedCents, paidCents } = amounts;
  const state = stateOfInvitation({
    dossierStatus: row.status,
    invitationStatus: row.invitationStatus,
    validUntil: row.validUntil,
    today,
    hasNothingToClaim:
      hasNoClaim || (row.invitationStatus === 'ClosedAndNotSubmitted' && row.closedBy === 'creditor'),
    numberOfStatements: statements.length,
    isComplete: missingParts.length === 0,
    isReviewed: statements.length > 0 && statements.every(isDecided),
    isPaidInFull: admittedCents !== null && (paidCents ?? 0n) >= admittedCents,
  });
  const [reference] = statements.flatMap(({ creditorReference }) => creditorReference ?? []);
  const inEuros = (cents: bigint | null) => (cents === null ? null : eurosFromCents(cents));
  return {
    invitationId,
    version: row.assignmentVersion ?? 0,
    office: { id: row.organizationId, name: row.officeName },
    fileNumber: row.fileNumber,
    defendantName: defendantNameOf(row),
    transactionKind: [...row.transactionKinds],
    addressee: row.addressee,
    creditorReference: reference ?? row.creditorReference,
    sentAt: row.sentAt?.toISOString() ?? null,
    validUntil: row.validUntil,
    group: groupOfState(state),
    state,
    missingParts: state === 'begun' ? [...new Set(missingParts)] : [],
    amountClaimed: inEuros(amounts.claimedCents),
    amountAdmitted: inEuros(admittedCents),
    amountAllotted: inEuros(amounts.allottedCents),
    amountPaid: inEuros(paidCents),
    paidOn: amounts.paidOn,
    contestUntil: amounts.contestUntil,
    matchedBy: row.matchedBy ?? 'number',
    assignee:
      row.assigneeId === null
        ? null
        : {
            id: row.assigneeId,
            name: row.assigneeFirstName ?? '',
            surname: row.assigneeLastName ?? '',
          },
    filedBy: row.filedBy,
  };
}

const DAYS_OF_A_WEEK = 7;
const MAX_OFFICES = 500;

/** What stands above the list, over everything that is addressed to the organization. */
export async function readSummary(db: Database, owner: Owner, at: Date): Promise<WorkspaceSummary> {
  const today = brusselsDate(at);
  const isToDo = sql<SqlBool>`${groupIn(today)} = 'toDo'`;
  const countIf = (condition: RawBuilder<SqlBool>) => sql<bigint>`count(*) filter (where ${condition})`;
  const [counted, offices, paid] = await readTogether(db, (db) => [
    selectInbox(db, owner, NO_FILTERS, today)
      .select([
        countIf(isToDo).as('toDo'),
        countIf(sql<SqlBool>`${groupIn(today)} = 'withOffice'`).as('withOffice'),
        countIf(sql<SqlBool>`${groupIn(today)} = 'done'`).as('done'),
        countIf(sql<SqlBool>`${isToDo} and assignee.id is null`).as('unassigned'),
        countIf(sql<SqlBool>`${isToDo} and own.assignee_id = ${owner.userId}::uuid`).as('mine'),
        countIf(
          sql<SqlBool>`${isToDo} and invitation.valid_until < ${addDays(today, DAYS_OF_A_WEEK)}::date`,
        ).as('dueThisWeek'),
        sql<IsoDate | null>`min(invitation.valid_until) filter (where ${isToDo})`.as('firstDay'),
        countIf(sql<SqlBool>`${groupIn(today)} = 'withOffice' and dossier.status = 'PvSent'`).as(
          'draftsReceived',
        ),
      ])
      .executeTakeFirstOrThrow(),
    selectInbox(db, owner, NO_FILTERS, today)
      .select(['office.id', sql<string>`coalesce(office.display_name, office.name)`.as('name')])
      .select(({ fn }) => fn.countAll<bigint>().as('invitations'))
      .groupBy(['office.id', 'office.displayName', 'office.name'])
      .orderBy(sql`coalesce(office.display_name, office.name) collate "und-x-icu"`)
      .limit(MAX_OFFICES)
      .execute(),
    readPaid(db, owner, today),
  ]);
  return {
    groups: {
      toDo: Number(counted.toDo),
      withOffice: Number(counted.withOffice),
      done: Number(counted.done),
    },
    unassigned: Number(counted.unassigned),
    mine: Number(counted.mine),
    dueThisWeek: Number(counted.dueThisWeek),
    firstDay: counted.firstDay,
    draftsReceived: Number(counted.draftsReceived),
    ...paid,
    offices: offices.map(({ invitations, ...office }) => ({ ...office, invitations: Number(invitations) })),
  };
}

/** What the offices paid since the first of January: what left their accounts, and what they said to have paid elsewhere. */
async function readPaid(db: Database, owner: Owner, today: IsoDate) {
  const firstDay = `${today.slice(0, 4)}-01-01`;
  const lines = selectInbox(db, owner, NO_FILTERS, today)
    .innerJoin('statements as paidStatement', 'paidStatement.invitationId', 'invitation.id')
    .innerJoin('payoutLines as line', 'line.statementId', 'paidStatement.id')
    .innerJoin('calculationResults as result', 'result.id', 'line.resultId')
    .where('line.kind', '=', 'creditor')
    .where('dossier.status', 'in', ['ToPay', 'Paid'])
    .where('result.voidedAt', 'is', null);
  const all = (
    await Promise.all([
      lines
        .innerJoin('bankMovements as movement', 'movement.lineId', 'line.id')
        .select(['line.id', sql<bigint | null>`-movement.amount_cents`.as('cents')])
        .where('movement.bookedOn', '>=', firstDay)
        .execute(),
      lines
        .select(['line.id', 'line.confirmedCents as cents'])
        .where('line.confirmedOn', '>=', firstDay)
        .execute(),
    ])
  ).flat();
  return {
    paidThisYear: eurosFromCents(largerOf(0n, sumCents(all.map(({ cents }) => cents ?? 0n)))),
    paymentsThisYear: new Set(all.map(({ id }) => id)).size,
  };
}
