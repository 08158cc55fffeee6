import type { BodyOf, QueryOf } from '@prorata/contract/call';
import type { institutionsCalls } from '@prorata/contract/institutions/calls';
import type { Institution } from '@prorata/contract/institutions/institution';
import { sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import { type Page, presentPage, readPage } from '../../database/read-page.ts';
import { contains } from '../../database/search.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChanges } from '../../events/changes.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { refuseViolations } from '../../http/problems/refuse-violations.ts';
import { columnsOf, fieldsOf, presentInstitution, type StoredInstitution } from './institution-fields.ts';

export async function listInstitutions(
  db: Database,
  { search, ...page }: QueryOf<typeof institutionsCalls.list>,
): Promise<Page<Institution>> {
  const words = (search ?? '').split(/\s+/).filter((word) => word !== '');
  const query = db
    .selectFrom('institutions')
    .selectAll()
    .where(({ and }) => and(words.map((word) => contains(SEARCHED, word))))
    .orderBy(sql`fold(coalesce(name_nl, name_fr, name_de, name_en))`)
    .orderBy('id');
  return presentPage(await readPage(query, page), presentInstitution);
}

const SEARCHED = [
  ...(['searchText', 'enterpriseNumber', 'email'] as const).map((column) => sql.ref(column)),
  sql`address ->> 'city'`,
  sql`accounts::text`,
];

export async function readInstitution(db: Database, id: string): Promise<Institution> {
  const stored = await db.selectFrom('institutions').selectAll().where('id', '=', id).executeTakeFirst();
  if (stored === undefined) throw new ProblemError('not-found');
  return presentInstitution(stored);
}

/** One number, one institution. */
const REFUSALS = { institutions_enterprise_number: { code: 'validation', field: 'kboNumber' } } as const;

export function createInstitution(
  db: Database,
  action: UserAction,
  given: BodyOf<typeof institutionsCalls.create>,
): Promise<Institution> {
  return inTransaction(db, async (trx) => {
    const stored = await refuseViolations(REFUSALS, () =>
      trx
        .insertInto('institutions')
        .values({ id: newId(), ...columnsOf(given) })
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    await recordEvent(trx, action, {
      ...eventOf(stored),
      type: 'institution.created',
      before: null,
      after: fieldsOf(stored),
    });
    return presentInstitution(stored);
  });
}

export function updateInstitution(
  db: Database,
  action: UserAction,
  id: string,
  { version, ...given }: BodyOf<typeof institutionsCalls.update>,
): Promise<Institution> {
  return inTransaction(db, async (trx) => {
    const stored = await lockInstitution(trx, id);
    await refuseStale(trx, stored, version);
    const changes = findChanges(fieldsOf(stored), given);
    if (changes === undefined) return presentInstitution(stored);
    const changed = await refuseViolations(REFUSALS, () =>
      trx
        .updateTable('institutions')
        .set(columnsOf(given))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    await recordEvent(trx, action, { ...eventOf(changed), type: 'institution.changed', ...changes });
    return presentInstitution(changed);
  });
}

export async function removeInstitution(
  db: Database,
  action: UserAction,
  id: string,
  version: number | undefined,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const stored = await lockInstitution(trx, id);
    await refuseStale(trx, stored, version);
    await trx.deleteFrom('institutions').where('id', '=', id).execute();
    await recordEvent(trx, action, {
      ...eventOf(stored),
      type: 'institution.removed',
      before: fieldsOf(stored),
      after: null,
    });
  });
}

function eventOf({ id, version }: StoredInstitution) {
  return { organizationId: null, subjectId: id, version };
}

async function lockInstitution(trx: Transaction, id: string): Promise<StoredInstitution> {
  const stored = await trx
    .selectFrom('institutions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (stored === undefined) throw new ProblemError('not-found');
  return stored;
}
