import { MAX_PEOPLE, type Person } from '@prorata/contract/activity/activity';
import type { Database, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

/** Those of an office who may read its dossiers: bailiffs, candidates, and who was given the right. */
function selectPeople(db: Database | Transaction, organizationId: string) {
  return db
    .selectFrom('users')
    .where('organizationId', '=', organizationId)
    .where('approval', '=', 'approved')
    .where('onboardedAt', 'is not', null)
    .where('removedAt', 'is', null)
    .where((where) =>
      where.or([
        where('userType', 'in', ['Bailiff', 'CandidateBailiff']),
        where('hasDistributionReadPermission', '=', true),
        where('hasDistributionWritePermission', '=', true),
      ]),
    );
}

export async function listPeople(db: Database, organizationId: string): Promise<Person[]> {
  const people = await selectPeople(db, organizationId)
    .select(['id', 'firstName as name', 'lastName as surname', 'userType'])
    .orderBy('lastName')
    .orderBy('firstName')
    .orderBy('id')
    .limit(MAX_PEOPLE)
    .execute();
  return people.map((person) => ({ ...person, userType: person.userType ?? 'Employee' }));
}

/** Refuses who is not of the office, or may not read its dossiers; held, so that nobody leaves meanwhile. */
export async function refuseStrangers(
  trx: Transaction,
  organizationId: string,
  ids: readonly string[],
  path: string,
): Promise<void> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return;
  const found = await selectPeople(trx, organizationId)
    .select('id')
    .where('id', 'in', asked)
    .forShare()
    .execute();
  if (found.length === asked.length) return;
  throw new ProblemError('validation', { errors: [{ path, code: 'choice-invalid' }] });
}
