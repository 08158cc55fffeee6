import type { QueryOf } from '@prorata/contract/call';
import type { invoicingCalls } from '@prorata/contract/invoicing/calls';
import {
  type Invoice,
  type InvoiceBuyer,
  type InvoiceSeller,
  invoiceBuyerSchema,
  invoiceSellerSchema,
} from '@prorata/contract/invoicing/invoice';
import { type PaperInvoice, renderInvoice } from '@prorata/documents/invoice/render-invoice';
import { amountOfLine } from '@prorata/domain/invoicing/draw-up-invoice';
import { eurosFromCents } from '@prorata/domain/money';
import { communicationOfInvoice } from '@prorata/domain/structured-communication';
import type { Selectable } from 'kysely';
import { type Page, presentPage, readPage } from '../../database/read-page.ts';
import type { Database, InvoicesTable } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError, refuse } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { findRefusalToManage } from '../organizations/policy.ts';

type Query = QueryOf<typeof invoicingCalls.listInvoices>;

/** The invoices of all, or of one office; who administers an office sees only its own. The last first. */
export async function listInvoices(
  db: Database,
  user: ActingUser,
  { organizationId, month, ...page }: Query,
): Promise<Page<Invoice>> {
  const whose = organizationId ?? (user.isPlatformAdmin ? undefined : user.organization?.id);
  if (whose !== undefined) refuse(findRefusalToManage(user, whose));
  const query = selectInvoices(db)
    .$if(whose !== undefined, (some) => some.where('organizationId', '=', whose ?? ''))
    .$if(month !== undefined, (some) => some.where('month', '=', `${month}-01`))
    .orderBy('invoices.year', 'desc')
    .orderBy('invoices.serial', 'desc');
  return presentPage(await readPage(query, page), presentInvoice);
}

function selectInvoices(db: Database) {
  return db
    .selectFrom('invoices')
    .innerJoin('organizations', 'organizations.id', 'invoices.organizationId')
    .selectAll('invoices')
    .select('organizations.name as organizationName');
}

/** An invoice that the person may see; another is not there. */
export async function getInvoice(db: Database, user: ActingUser, invoiceId: string) {
  const invoice = await selectInvoices(db).where('invoices.id', '=', invoiceId).executeTakeFirst();
  if (invoice === undefined) throw new ProblemError('not-found');
  refuse(findRefusalToManage(user, invoice.organizationId));
  return invoice;
}

function presentInvoice(invoice: Selectable<InvoicesTable> & { organizationName: string }): Invoice {
  const { id, number, kind, organizationId, organizationName, issuedOn, dueOn, netCents, vatCents } = invoice;
  return {
    ...{ id, number, kind, organizationId, organizationName, issuedOn, dueOn },
    month: invoice.month.slice(0, 7),
    netAmount: eurosFromCents(netCents),
    vat: eurosFromCents(vatCents),
    total: eurosFromCents(netCents + vatCents),
    structuredCommunication: communicationOfInvoice(invoice.year, invoice.serial),
  };
}

/** The invoice on paper. It is set anew from what was frozen when it was issued, and so always the same. */
export async function downloadInvoice(
  { db, renderer }: Pick<Tools, 'db' | 'renderer'>,
  user: ActingUser,
  invoiceId: string,
): Promise<OutgoingFile> {
  const invoice = await getInvoice(db, user, invoiceId);
  const pdf = await renderInvoice(renderer, await readPaper(db, invoice));
  const name = `${invoice.number.replace('/', '-')}.pdf`;
  return { name, mediaType: 'application/pdf', content: Buffer.from(pdf) };
}

async function readPaper(db: Database, invoice: Selectable<InvoicesTable>): Promise<PaperInvoice> {
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
    communication: communicationOfInvoice(invoice.year, invoice.serial),
    lines: lines.map((line) => ({ ...line, amountCents: amountOfLine(line) })),
  };
}
