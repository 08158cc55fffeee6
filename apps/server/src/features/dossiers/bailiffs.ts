import type { Reference } from '@prorata/contract/audit/fields';
import type { AnswerOf } from '@prorata/contract/call';
import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { FieldError } from '@prorata/contract/field-errors';
import type { Bailiff } from '@prorata/contract/users/user';
import type { UserType } from '@prorata/domain/vocabulary';
import type { Database, Transaction } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { type DossierRecord, getDossier } from './find-dossier.ts';

type Chosen = Pick<DossierRecord, 'responsibleBailiffId' | 'deputyBailiffId'>;

const RESPONSIBLE: readonly UserType[] = ['Bailiff'];
const DEPUTY: readonly UserType[] = ['Bailiff', 'CandidateBailiff'];

/**
 * Refuses bailiffs who cannot take on a dossier of the office: who answers for it must be a bailiff, a candidate may
 * stand in. Who has it already keeps it, for people leave and change and the dossier must stay editable.
 */
export async function refuseUnfitBailiffs(
  trx: Transaction,
  organizationId: string,
  chosen: Chosen,
  current: Chosen = { responsibleBailiffId: null, deputyBailiffId: null },
): Promise<void> {
  const checks = [
    ['responsibleBailiffId', RESPONSIBLE],
    ['deputyBailiffId', DEPUTY],
  ] as const;
  const errors: FieldError[] = [];
  for (const [field, userTypes] of checks) {
    const id = chosen[field];
    if (id === null || id === current[field]) continue;
    if (!(await isFit(trx, organizationId, id, userTypes)))
      errors.push({ path: field, code: 'choice-invalid' });
  }
  if (errors.length > 0) throw new ProblemError('validation', { errors });
}

/** Whether somebody can answer for a dossier of the office. */
export function canRespond(trx: Transaction, organizationId: string, id: string): Promise<boolean> {
  return isFit(trx, organizationId, id, RESPONSIBLE);
}

/** Whether somebody can stand in for the bailiff of a dossier of the office. */
export function canDeputise(trx: Transaction, organizationId: string, id: string): Promise<boolean> {
  return isFit(trx, organizationId, id, DEPUTY);
}

/** Held until the transaction ends, so that nobody disapproves the person meanwhile. */
async function isFit(
  trx: Transaction,
  organizationId: string,
  id: string,
  userTypes: readonly UserType[],
): Promise<boolean> {
  const person = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('organizationId', '=', organizationId)
    .where('userType', 'in', userTypes)
    .where('approval', '=', 'approved')
    .where('removedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return person !== undefined;
}

/** The bailiffs of a dossier as the audit trail has them: an id says nothing to who reads it. */
export async function nameBailiffs(trx: Transaction, { responsibleBailiffId, deputyBailiffId }: Chosen) {
  const ids = [responsibleBailiffId, deputyBailiffId].filter((id) => id !== null);
  const people =
    ids.length === 0
      ? []
      : await trx
          .selectFrom('users')
          .select(['id', 'firstName', 'lastName'])
          .where('id', 'in', ids)
          .execute();
  const referTo = (id: string | null): Reference | null => {
    const person = people.find((one) => one.id === id);
    return person === undefined ? null : { id, name: `${person.firstName} ${person.lastName}`.trim() };
  };
  return { responsibleBailiffId: referTo(responsibleBailiffId), deputyBailiffId: referTo(deputyBailiffId) };
}

/** Who answers for a dossier and who stands in, as the report presents them. */
export async function readBailiffs(
  db: Database,
  user: ActingUser,
  dossierId: string,
): Promise<AnswerOf<typeof dossiersCalls.readBailiffs>> {
  const { responsibleBailiffId, deputyBailiffId } = await getDossier(db, user, dossierId);
  return {
    responsibleBailiff: await findBailiff(db, responsibleBailiffId),
    deputyBailiff: await findBailiff(db, deputyBailiffId),
  };
}

async function findBailiff(db: Database, id: string | null): Promise<Bailiff | null> {
  if (id === null) return null;
  const person = await db
    .selectFrom('users')
    .select(['id', 'firstName as name', 'lastName as surname', 'email', 'userType'])
    .select(['dutchImmatriculation', 'frenchImmatriculation'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...person, isBailiff: person.userType === 'Bailiff' };
}
