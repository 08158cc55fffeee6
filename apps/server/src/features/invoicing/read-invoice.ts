import {
  type InvoiceBuyer,
  type InvoiceSeller,
  invoiceBuyerSchema,
  invoiceSellerSchema,
} from '@prorata/contract/invoicing/invoice';
import type { PaperInvoice } from '@prorata/documents/invoice/render-invoice';
import { amountOfLine } from '@prorata/domain/invoicing/draw-up-invoice';
import { communicationOfInvoice } from '@prorata/domain/structured-communication';
import type { Selectable } from 'kysely';
import type { Database, InvoicesTable, Transaction } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError, refuse } from '../../http/problems/problem-error.ts';
import { findRefusalToManage } from '../organizations/policy.ts';

/** Invoices with their way over the network, and the enterprise number that their office has today. */
export function selectInvoices(db: Database | Transaction) {
  return db
    .selectFrom('invoices')
    .innerJoin('organizations', 'organizations.id', 'invoices.organizationId')
    .innerJoin('eInvoices', 'eInvoices.invoiceId', 'invoices.id')
    .selectAll('invoices')
    .select([
      'organizations.name as organizationName',
      'organizations.enterpriseNumber as organizationNumber',
      'eInvoices.state as eState',
      'eInvoices.edition',
      'eInvoices.reason',
      'eInvoices.document',
      'eInvoices.changedAt',
    ]);
}

export type StoredInvoice = Awaited<ReturnType<typeof readInvoice>>;

export function readInvoice(db: Database | Transaction, invoiceId: string) {
  return selectInvoices(db).where('invoices.id', '=', invoiceId).executeTakeFirstOrThrow();
}

/** An invoice that the person may see; another is not there. */
export async function getInvoice(db: Database, user: ActingUser, invoiceId: string) {
  const invoice = await selectInvoices(db).where('invoices.id', '=', invoiceId).executeTakeFirst();
  if (invoice === undefined) throw new ProblemError('not-found');
  refuse(findRefusalToManage(user, invoice.organizationId));
  return invoice;
}

/** What was frozen when the invoice was issued. */
export async function readPaper(
  db: Database | Transaction,
  invoice: Selectable<InvoicesTable>,
): Promise<PaperInvoice> {
  const lines = await db
    .selectFrom('invoiceLines')
    .select(['name', 'quantity', 'priceCents', 'discountCents'])
    .where('invoiceId', '=', invoice.id)
    .orderBy('position')
    .execute();
  const seller: InvoiceSeller = invoiceSellerSchema.parse(invoice.seller);
  const buyer: InvoiceBuyer = invoiceBuyerSchema.parse(invoice.buyer);
  const { number, kind, month, issuedOn, dueOn, language, netCents, vatCents, vatPartsPerMillion } = invoice;
  return {
    ...{ number, kind, issuedOn, dueOn, language, netCents, vatCents, vatPartsPerMillion, seller, buyer },
    month: month.slice(0, 7),
    corrected: await listCorrected(db, invoice.id),
    communication: communicationOfInvoice(invoice.year, invoice.serial),
    lines: lines.map((line) => ({ ...line, amountCents: amountOfLine(line) })),
  };
}

/** The earlier invoices of which this one takes something back. */
function listCorrected(db: Database | Transaction, invoiceId: string) {
  return db
    .selectFrom('platformTransactions as credit')
    .innerJoin('platformTransactions as charge', 'charge.id', 'credit.creditedId')
    .innerJoin('invoices', 'invoices.id', 'charge.invoiceId')
    .select(['invoices.number', 'invoices.issuedOn'])
    .distinct()
    .where('credit.invoiceId', '=', invoiceId)
    .where('invoices.id', '!=', invoiceId)
    .orderBy('invoices.number')
    .execute();
}
