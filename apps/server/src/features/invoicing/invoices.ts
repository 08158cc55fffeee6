import type { QueryOf } from '@prorata/contract/call';
import type { invoicingCalls } from '@prorata/contract/invoicing/calls';
import type { Invoice } from '@prorata/contract/invoicing/invoice';
import { renderInvoice } from '@prorata/documents/invoice/render-invoice';
import { eurosFromCents } from '@prorata/domain/money';
import { communicationOfInvoice } from '@prorata/domain/structured-communication';
import type { AccessPoint } from '../../adapters/access-point.ts';
import { type Page, presentPage, readPage } from '../../database/read-page.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { refuse } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { findRefusalToManage } from '../organizations/policy.ts';
import { obstacleOf } from './e-invoices.ts';
import { getInvoice, readPaper, type StoredInvoice, selectInvoices } from './read-invoice.ts';

type Query = QueryOf<typeof invoicingCalls.listInvoices>;

/** The invoices of all, or of one office; who administers an office sees only its own. The last first. */
export async function listInvoices(
  { db, accessPoint }: Pick<Tools, 'db' | 'accessPoint'>,
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
  return presentPage(await readPage(query, page), (invoice) => presentInvoice(invoice, accessPoint));
}

function presentInvoice(invoice: StoredInvoice, accessPoint: AccessPoint | undefined): Invoice {
  const { id, number, kind, organizationId, organizationName, issuedOn, dueOn, netCents, vatCents } = invoice;
  return {
    ...{ id, number, kind, organizationId, organizationName, issuedOn, dueOn },
    month: invoice.month.slice(0, 7),
    netAmount: eurosFromCents(netCents),
    vat: eurosFromCents(vatCents),
    total: eurosFromCents(netCents + vatCents),
    structuredCommunication: communicationOfInvoice(invoice.year, invoice.serial),
    eInvoice: {
      state: invoice.eState,
      obstacle: obstacleOf(invoice, accessPoint),
      reason: invoice.reason,
      changedAt: invoice.changedAt.toISOString(),
    },
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
