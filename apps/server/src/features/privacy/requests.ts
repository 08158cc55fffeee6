import type { AnswerOf, BodyOf } from '@prorata/contract/call';
import type { privacyCalls } from '@prorata/contract/privacy/calls';
import { privacyRequestSchema, recordSchema } from '@prorata/contract/privacy/privacy';
import type { Selectable } from 'kysely';
import { newId } from '../../database/new-id.ts';
import { type Page, type PageRequest, readPage } from '../../database/read-page.ts';
import type { Database, PrivacyRequestsTable, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { findRecords, fingerprintOf, planFor } from './plan.ts';
import { keyOf, type PrivacyScope, scopeOf } from './scope.ts';

type Listed = AnswerOf<typeof privacyCalls.list>['items'][number];

/** What people asked of the office, or of the platform. */
function selectRequests(db: Database, { organizationId }: PrivacyScope) {
  return db
    .selectFrom('privacyRequests as request')
    .innerJoin('users as creator', 'creator.id', 'request.createdBy')
    .leftJoin('users as eraser', 'eraser.id', 'request.erasedBy')
    .selectAll('request')
    .select([
      'creator.firstName',
      'creator.lastName',
      'eraser.firstName as eraserFirstName',
      'eraser.lastName as eraserLastName',
    ])
    .where('request.organizationId', organizationId === null ? 'is' : '=', organizationId);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRequests>['executeTakeFirstOrThrow']>>;

export async function listRequests(
  db: Database,
  scope: PrivacyScope,
  page: PageRequest,
): Promise<Page<Listed>> {
  const query = selectRequests(db, scope).orderBy('request.createdAt', 'desc').orderBy('request.id', 'desc');
  const found = await readPage(query, page);
  return { ...found, items: found.items.map(presentRow) };
}

export async function readRequest(
  db: Database,
  scope: PrivacyScope,
  requestId: string,
): Promise<AnswerOf<typeof privacyCalls.read>> {
  const row = await selectRequests(db, scope).where('request.id', '=', requestId).executeTakeFirst();
  if (row === undefined) throw new ProblemError('not-found');
  const plan =
    row.outcome === null
      ? await planFor(db, await findRecords(db, scope, recordSchema.array().parse(row.records)))
      : privacyRequestSchema.shape.plan.parse(row.outcome);
  return { ...presentRow(row), plan, seen: fingerprintOf(plan) };
}

/** Refuses a record that is not there, or not of who asks: nobody is recognised in what they may not see. */
export async function createRequest(
  db: Database,
  action: UserAction,
  { person, proof, records }: BodyOf<typeof privacyCalls.create>,
): Promise<string> {
  const scope = scopeOf(action.actor);
  const id = newId();
  await inTransaction(db, async (trx) => {
    const found = await findRecords(trx, scope, records);
    if (found.length < new Set(records.map(keyOf)).size) throw new ProblemError('not-found');
    await trx
      .insertInto('privacyRequests')
      .values({
        ...{ id, organizationId: scope.organizationId, person, proof, records: JSON.stringify(records) },
        ...{ createdBy: action.actor.id, createdAt: action.at },
      })
      .execute();
    await recordEvent(trx, action, {
      type: 'privacy.requested',
      organizationId: scope.organizationId,
      subjectId: id,
      version: 1,
      before: null,
      after: { numberOfRecords: records.length },
    });
  });
  return id;
}

export async function lockRequest(
  trx: Transaction,
  { organizationId }: PrivacyScope,
  requestId: string,
): Promise<Selectable<PrivacyRequestsTable>> {
  const request = await trx
    .selectFrom('privacyRequests')
    .selectAll()
    .where('id', '=', requestId)
    .where('organizationId', organizationId === null ? 'is' : '=', organizationId)
    .forUpdate()
    .executeTakeFirst();
  if (request === undefined) throw new ProblemError('not-found');
  return request;
}

function presentRow(row: Row): Listed {
  return {
    ...{ id: row.id, version: row.version, person: row.person, proof: row.proof },
    createdBy: `${row.firstName} ${row.lastName}`,
    createdAt: row.createdAt.toISOString(),
    exportedAt: row.exportedAt?.toISOString() ?? null,
    erasedAt: row.erasedAt?.toISOString() ?? null,
    erasedBy: row.erasedBy === null ? null : `${row.eraserFirstName} ${row.eraserLastName}`,
  };
}
