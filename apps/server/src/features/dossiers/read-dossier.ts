import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { readTogether } from '../../database/read-together.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { presentDossier } from './present.ts';
import { findExternalProvider } from './provider-invitation.ts';
import { selectDossiers } from './queries.ts';
import { readMoney } from './read-money.ts';
import { listStops } from './stops.ts';

/** A dossier of the person's own office as its page shows it. */
export async function readDossier(
  { db }: Pick<Tools, 'db'>,
  user: ActingUser,
  dossierId: string,
): Promise<Dossier> {
  const { stored, provider, ...content } = await readTogether(db, (db) => ({
    stored: selectDossiers(db)
      .leftJoin('users as deputy', 'deputy.id', 'dossiers.deputyBailiffId')
      .selectAll('dossiers')
      .select(['deputy.firstName as deputyFirstName', 'deputy.lastName as deputyLastName'])
      .where('dossiers.id', '=', dossierId)
      .where('dossiers.organizationId', '=', user.organization?.id ?? null)
      .executeTakeFirst(),
    provider: findExternalProvider(db),
    money: readMoney(db, dossierId),
    stops: listStops(db, dossierId),
  }));
  if (stored === undefined) throw new ProblemError('not-found');
  return presentDossier(user, stored, content, provider);
}
