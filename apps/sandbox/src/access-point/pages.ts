import { type Html, html } from '../pages/html.ts';
import { formatMoment, renderPage } from '../pages/page.ts';
import type { StoredDocument } from './document-store.ts';

const SERVICE = 'Stand-in access point';
const STYLES = ['mailbox.css', 'post-office.css'];
const MAX_ROWS = 200;

const STATUS_NAMES = { accepted: 'Under way', delivered: 'Delivered', rejected: 'Rejected' } as const;
const LOOKS = { accepted: 'new', delivered: 'full', rejected: 'disapproved' } as const;
const KIND_NAMES = { Invoice: 'Invoice', CreditNote: 'Credit note' } as const;

/** The e-invoices that came in, newest first. */
export function renderListPage(documents: readonly StoredDocument[]): string {
  const content = html`<div class="mailbox">
<div class="intro"><div>
<h1>Access point</h1>
<p class="lead">Every e-invoice of Prorata that kept the rules. What breaks them is refused at once, and the reasons stand beside the invoice in Prorata.</p>
</div></div>
${documents.length === 0 ? renderEmpty() : renderTable(documents)}
</div>`;
  return renderPage({ service: SERVICE, title: 'Access point', content, styles: STYLES });
}

function renderTable(documents: readonly StoredDocument[]): Html {
  return html`<p class="found">${documents.length === 1 ? '1 document' : `${documents.length} documents`} · <a href="">Refresh</a></p>
<table class="mails letters">
<thead><tr><th scope="col">To</th><th scope="col">Document</th><th scope="col">Amount</th><th scope="col">Status</th><th scope="col">Taken on</th></tr></thead>
<tbody>${documents.slice(0, MAX_ROWS).map((document) => renderRow(document))}</tbody>
</table>`;
}

function renderRow({ id, invoice, status, acceptedAt }: StoredDocument): Html {
  return html`<tr>
<td><a href="/access-point/${id}">${invoice.buyer.name}</a><br><span class="second">${invoice.buyer.endpoint}</span></td>
<td>${KIND_NAMES[invoice.kind]} ${invoice.number}</td>
<td>€ ${invoice.payable}</td>
<td>${renderStatus(status)}</td>
<td class="moment"><time datetime="${acceptedAt}">${formatMoment(new Date(acceptedAt))}</time></td>
</tr>`;
}

function renderStatus(status: StoredDocument['status']): Html {
  return html`<span class="badge ${LOOKS[status]}">${STATUS_NAMES[status]}</span>`;
}

function renderEmpty(): Html {
  return html`<section class="empty">
<h2>No e-invoices yet</h2>
<p>As soon as a month is closed in Prorata, its invoices come here.</p>
<p><a href="/access-point">Refresh</a></p>
</section>`;
}

/** One e-invoice: between whom, where it is, and its XML. */
export function renderDocumentPage(document: StoredDocument, xml: string): string {
  const { invoice, status, reasons, id } = document;
  const title = `${KIND_NAMES[invoice.kind]} ${invoice.number}`;
  const content = html`<article class="mail">
<p><a href="/access-point">‹ All e-invoices</a></p>
<h1>${title}</h1>
<dl class="facts">
<dt>From</dt><dd>${invoice.seller.name} (${invoice.seller.endpoint})</dd>
<dt>To</dt><dd>${invoice.buyer.name} (${invoice.buyer.endpoint})</dd>
<dt>Amount</dt><dd>€ ${invoice.payable}</dd>
<dt>Status</dt><dd>${renderStatus(status)} ${reasons.join('; ')}</dd>
</dl>
${status === 'accepted' ? renderDesk(id) : null}
<h2>The document</h2>
<pre class="document">${xml}</pre>
</article>`;
  return renderPage({ service: SERVICE, title, content, styles: STYLES });
}

function renderDesk(id: string): Html {
  return html`<form class="reports" method="post" action="/access-point/${id}/move">
<button class="button" name="to" value="delivered">Deliver it now</button>
<button class="quiet-button" name="to" value="rejected">Reject: the receiver is not registered</button>
</form>`;
}
