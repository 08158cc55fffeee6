import type { BodyOf } from '@prorata/contract/call';
import type { workspaceCalls } from '@prorata/contract/workspace/calls';
import { type ApiKey, MAX_API_KEYS } from '@prorata/contract/workspace/key';
import { addDays, brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { openApiKeys } from './api-keys.ts';

/** A key that nobody thinks of any more must end by itself. */
const MAX_DAYS = 731;

function selectKeys(db: Database | Transaction, organizationId: string) {
  return db
    .selectFrom('workspaceKeys as key')
    .innerJoin('users as maker', 'maker.id', 'key.createdBy')
    .selectAll('key')
    .select(sql<string>`maker.first_name || ' ' || maker.last_name`.as('makerName'))
    .where('key.organizationId', '=', organizationId);
}

type KeyRow = Awaited<ReturnType<ReturnType<typeof selectKeys>['executeTakeFirstOrThrow']>>;

/** Those that open first, the newest first; of those that open nothing any more the latest. */
export async function listKeys(db: Database, organizationId: string, at: Date): Promise<ApiKey[]> {
  const keys = await selectKeys(db, organizationId)
    .orderBy(sql`key.revoked_at is not null`)
    .orderBy('key.createdAt', 'desc')
    .orderBy('key.id')
    .limit(MAX_API_KEYS)
    .execute();
  return keys.map((key) => presentKey(key, brusselsDate(at)));
}

export async function createKey(
  { db, settings }: Pick<Tools, 'db' | 'settings'>,
  action: UserAction,
  { name, validUntil }: BodyOf<typeof workspaceCalls.createKey>,
): Promise<ApiKey & { secret: string }> {
  const organizationId = organizationOf(action);
  const today = brusselsDate(action.at);
  if (validUntil < today || validUntil > addDays(today, MAX_DAYS)) {
    throw new ProblemError('validation', { errors: [{ path: 'validUntil', code: 'date-order' }] });
  }
  const { secret, ...made } = openApiKeys(settings.codeSecret).make();
  return inTransaction(db, async (trx) => {
    await lockOrganizationOfKeys(trx, organizationId);
    const { count } = await trx
      .selectFrom('workspaceKeys')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('organizationId', '=', organizationId)
      .where('revokedAt', 'is', null)
      .where('validUntil', '>=', today)
      .executeTakeFirstOrThrow();
    if (count >= MAX_API_KEYS) throw new ProblemError('too-many-keys');
    const id = newId();
    await trx
      .insertInto('workspaceKeys')
      .values({
        ...{ id, organizationId, name, validUntil, ...made },
        createdBy: action.actor.id,
        createdAt: action.at,
      })
      .execute();
    await recordEvent(trx, action, {
      type: 'workspace.keyCreated',
      organizationId,
      subjectId: id,
      before: null,
      after: { name, validUntil },
      version: null,
    });
    return { ...presentKey(await getKey(trx, organizationId, id), today), secret };
  });
}

/** Takes a key back. Twice is once. */
export function revokeKey(db: Database, action: UserAction, keyId: string): Promise<ApiKey> {
  const organizationId = organizationOf(action);
  return inTransaction(db, async (trx) => {
    await lockOrganizationOfKeys(trx, organizationId);
    const stored = await getKey(trx, organizationId, keyId);
    if (stored.revokedAt === null) {
      await trx
        .updateTable('workspaceKeys')
        .set({ revokedAt: action.at, revokedBy: action.actor.id })
        .where('id', '=', keyId)
        .execute();
      await recordEvent(trx, action, {
        type: 'workspace.keyRevoked',
        organizationId,
        subjectId: keyId,
        before: { name: stored.name, validUntil: stored.validUntil },
        after: null,
        version: null,
      });
    }
    return presentKey(await getKey(trx, organizationId, keyId), brusselsDate(action.at));
  });
}

function organizationOf({ actor }: UserAction): string {
  if (actor.organization === null) throw new ProblemError('insufficient-permissions');
  return actor.organization.id;
}

async function lockOrganizationOfKeys(trx: Transaction, organizationId: string): Promise<void> {
  await trx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

async function getKey(trx: Transaction, organizationId: string, keyId: string): Promise<KeyRow> {
  const key = await selectKeys(trx, organizationId).where('key.id', '=', keyId).executeTakeFirst();
  if (key === undefined) throw new ProblemError('not-found');
  return key;
}

function presentKey(key: KeyRow, today: IsoDate): ApiKey {
  return {
    id: key.id,
    name: key.name,
    beginning: key.beginning,
    createdAt: key.createdAt.toISOString(),
    createdBy: key.makerName,
    validUntil: key.validUntil,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
    isValid: key.revokedAt === null && key.validUntil >= today,
  };
}
