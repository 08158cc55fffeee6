import { DEMO_PARTIES } from '@prorata/demo/parties';
import { newId } from '../database/new-id.ts';
import type { Transaction } from '../database/tables.ts';
import type { OfficeIds } from './insert-offices.ts';

export async function insertParties(trx: Transaction, officeIds: OfficeIds): Promise<void> {
  const rows = DEMO_PARTIES.map(({ office, legalForm, ...party }) => ({
    id: newId(),
    organizationId: officeIds[office],
    corporateForm: legalForm,
    ...party,
  }));
  await trx.insertInto('parties').values(rows).execute();
}
