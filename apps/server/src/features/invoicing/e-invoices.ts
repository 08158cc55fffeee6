import type { EInvoiceObstacle } from '@prorata/contract/invoicing/invoice';
import { writeEInvoice } from '@prorata/documents/invoice/write-e-invoice';
import type { AccessPoint } from '../../adapters/access-point.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { getInvoice, readInvoice, readPaper, type StoredInvoice } from './read-invoice.ts';

/** What keeps an invoice from leaving; nothing once it has left. */
export function obstacleOf(
  invoice: StoredInvoice,
  accessPoint: AccessPoint | undefined,
): EInvoiceObstacle | null {
  if (invoice.eState !== 'waiting') return null;
  if (buyerNumberOf(invoice) === null) return 'organizationNumber';
  return accessPoint === undefined ? 'accessPoint' : null;
}

/**
 * Under which number the network finds the office: that of the day of issue, or the one entered since where there was
 * none. After a refusal today's counts, as the other may have been what was wrong.
 */
function buyerNumberOf({ buyer, organizationNumber, edition }: StoredInvoice): string | null {
  const { enterpriseNumber: frozen } = buyer as { enterpriseNumber: string | null };
  return edition === 1 ? (frozen ?? organizationNumber) : (organizationNumber ?? frozen);
}

/** The XML; nothing while the office has no number. What was handed over once is never drawn up anew. */
async function drawUpEInvoice(
  db: Database | Transaction,
  invoice: StoredInvoice,
): Promise<string | undefined> {
  if (invoice.document !== null) return invoice.document;
  const enterpriseNumber = buyerNumberOf(invoice);
  if (enterpriseNumber === null) return undefined;
  const paper = await readPaper(db, invoice);
  return writeEInvoice({ ...paper, buyer: { ...paper.buyer, enterpriseNumber } });
}

export async function downloadEInvoice(
  db: Database,
  user: ActingUser,
  invoiceId: string,
): Promise<OutgoingFile> {
  const invoice = await getInvoice(db, user, invoiceId);
  const document = await drawUpEInvoice(db, invoice);
  if (document === undefined) throw new ProblemError('organization-number-missing');
  const name = `${invoice.number.replace('/', '-')}.xml`;
  return { name, mediaType: 'application/xml', content: Buffer.from(document) };
}

/** Draws up a refused e-invoice anew and sends it, under a key of its own. */
export async function sendEInvoiceAgain(
  { db, jobs }: Pick<Tools, 'db' | 'jobs'>,
  action: UserAction,
  invoiceId: string,
): Promise<void> {
  const { number, organizationId } = await getInvoice(db, action.actor, invoiceId);
  await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('eInvoices')
      .set((row) => ({
        state: 'waiting',
        edition: row('edition', '+', 1),
        ...{ document: null, attempts: 0, messageId: null, handedOverAt: null, reason: null },
        ...{ nextAttemptAt: action.at, changedAt: action.at },
      }))
      .where('invoiceId', '=', invoiceId)
      .where('state', '=', 'refused')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new ProblemError('e-invoice-not-refused');
    await recordEvent(trx, action, {
      type: 'invoice.sentAgain',
      ...{ organizationId, subjectId: invoiceId, version: null, before: null, after: { number } },
    });
    await askForHandOver(trx, jobs);
  });
}

/** Has what waits handed over soon, rather than at the next full minute. */
export function askForHandOver(trx: Transaction, jobs: Tools['jobs']): Promise<void> {
  return jobs.add(trx, 'hand-over-e-invoices', {}, { key: 'what waits' });
}

/** The e-invoice as it is to be handed over, with whose it is. */
export async function readOutgoing(trx: Transaction, invoiceId: string) {
  const invoice = await readInvoice(trx, invoiceId);
  const document = await drawUpEInvoice(trx, invoice);
  const { number, organizationId } = invoice;
  return document === undefined ? undefined : { invoiceId, number, organizationId, document };
}
