import { newId } from '../../../database/new-id.ts';
import type { Database } from '../../../database/tables.ts';
import { insertUser } from '../../../database/testing/insert-rows.ts';

let last = 0;

/** An invoice of some month long ago, without lines; each of another month. */
export async function insertInvoice(db: Database, organizationId: string): Promise<string> {
  last += 1;
  const id = newId();
  const month = `${2000 + Math.floor(last / 12)}-${String((last % 12) + 1).padStart(2, '0')}-01`;
  const closedBy = await insertUser(db, { organizationId: null });
  await db
    .insertInto('closedMonths')
    .values({ id: newId(), month, closedBy, closedAt: new Date('2001-01-01T10:00:00Z') })
    .execute();
  const seller = {
    name: 'Prorata',
    address: 'Kade 1',
    enterpriseNumber: '1999000150',
    account: '',
    email: null,
  };
  const place = { street: 'Kade 2', zipcode: '9000', city: 'Gent', country: 'BE' };
  const buyer = { name: 'Office', enterpriseNumber: null, email: null, ...place };
  await db
    .insertInto('invoices')
    .values({
      ...{ id, organizationId, month, year: 2001, serial: last, kind: 'invoice', language: 'nl' },
      ...{ issuedOn: '2001-01-01', dueOn: '2001-01-31', vatPartsPerMillion: 210_000n },
      ...{ netCents: 0n, vatCents: 0n, seller: JSON.stringify(seller), buyer: JSON.stringify(buyer) },
    })
    .execute();
  const now = new Date();
  await db.insertInto('eInvoices').values({ invoiceId: id, nextAttemptAt: now, changedAt: now }).execute();
  return id;
}
