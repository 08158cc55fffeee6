import type { Insertable } from 'kysely';
import type { Database, DossiersTable } from '../database/tables.ts';
import { insertDossier } from '../database/testing/insert-rows.ts';
import type { TestUsers } from './test-users.ts';

/** A dossier of the cast's own office with all that an invitation says. */
export function insertDossierToInvite(
  db: Database,
  { own }: TestUsers,
  values: Partial<Insertable<DossiersTable>> = {},
): Promise<string> {
  const office = { organizationId: own.id, userId: own.administratorId };
  return insertDossier(db, office, {
    language: 'nl',
    responsibleBailiffId: own.administratorId,
    defendantCompanyName: 'Meubelatelier Van Hoorick',
    defendantAddress: { address1: 'Dorpsstraat 1', zipcode: '2800', city: 'Mechelen', country: 'BE' },
    transactionKinds: ['sale'],
    saleDate: '2026-11-02',
    ...values,
  });
}
