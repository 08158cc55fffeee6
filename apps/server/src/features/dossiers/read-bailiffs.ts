import type { AnswerOf } from '@prorata/contract/call';
import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Bailiff } from '@prorata/contract/users/user';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { getDossier } from './find-dossier.ts';

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
