import { type Html, html } from '../pages/html.ts';
import { formatMoment, renderPage } from '../pages/page.ts';
import { hasEnded, INCIDENTS, type Message, nextStation, type Status, statusOf } from './message.ts';

const SERVICE = 'Stand-in of registered delivery';
const STYLES = ['mailbox.css', 'post-office.css'];

const STATUS_NAMES: Readonly<Record<Status, string>> = {
  received: 'Received',
  'submission-accepted': 'Sent, with evidence',
  'addressee-notified': 'Addressee notified',
  'content-consigned': 'Presented to the addressee',
  'content-handed-over': 'Collected by the addressee',
  'consignment-refused': 'Refused by the addressee',
  'consignment-expired': 'Not collected in time',
  'addressee-unreachable': 'Addressee cannot be reached',
};

const MAX_ROWS = 200;

/** The messages that came in, newest first, and the clock by which they travel. */
export function renderListPage(messages: readonly Message[], now: Date): string {
  const content = html`<div class="mailbox">
<div class="intro">
<div>
<h1>Registered delivery</h1>
<p class="lead">Every message that Prorata sends by qualified electronic registered delivery. The clock of the service can be put forward.</p>
</div>
<form class="post-clock" method="post" action="/registered-delivery/clock">
<p>The clock of the service: <time datetime="${now.toISOString()}">${formatMoment(now)}</time></p>
<p class="field-row"><button class="quiet-button" name="hours" value="1">+ 1 hour</button><button class="quiet-button" name="hours" value="24">+ 1 day</button></p>
</form>
</div>
${messages.length === 0 ? renderEmpty() : renderTable(messages)}
</div>`;
  return renderPage({ service: SERVICE, title: 'Registered delivery', content, styles: STYLES });
}

function renderEmpty(): Html {
  return html`<section class="empty">
<h2>No messages yet</h2>
<p>As soon as Prorata sends a report in this way, it lies here.</p>
<p><a href="/registered-delivery">Refresh</a></p>
</section>`;
}

function renderTable(messages: readonly Message[]): Html {
  return html`<p class="found">${messages.length === 1 ? '1 message' : `${messages.length} messages`} · <a href="">Refresh</a></p>
<table class="mails letters">
<thead><tr><th scope="col">Addressee</th><th scope="col">Status</th><th scope="col">Received</th></tr></thead>
<tbody>${messages.slice(0, MAX_ROWS).map(
    (message) => html`<tr>
<td><a href="/registered-delivery/${message.id}">${message.recipient.name}</a><br><span class="second">${message.recipient.email}</span></td>
<td>${renderStatus(message)}</td>
<td class="moment"><time datetime="${message.receivedAt}">${formatMoment(new Date(message.receivedAt))}</time></td>
</tr>`,
  )}</tbody>
</table>`;
}

function renderStatus(message: Message): Html {
  const status = statusOf(message);
  const isBad = INCIDENTS.some((incident) => incident === status);
  const look = isBad ? 'disapproved' : hasEnded(message) ? 'full' : 'pending';
  return html`<span class="badge ${look}">${STATUS_NAMES[status]}</span>`;
}

/** One message: for whom, what became of it, its papers, and what may happen next. */
export function renderMessagePage(message: Message): string {
  const { id, recipient, events, enclosures } = message;
  const content = html`<article class="mail">
<p><a href="/registered-delivery">‹ All messages</a></p>
<h1>${recipient.name}</h1>
<dl class="facts">
<dt>Address</dt><dd>${recipient.email}</dd>
<dt>Status</dt><dd>${renderStatus(message)}</dd>
${enclosures.length === 0 ? null : html`<dt>Enclosures</dt><dd>${enclosures.map(({ name }, index) => html`<a href="/registered-delivery/${id}/papers/${index + 1}">${name}</a> `)}</dd>`}
</dl>
${hasEnded(message) ? null : renderDesk(message)}
<h2>Evidence</h2>
<ol class="route">${events.map(({ status, occurredAt }) => html`<li><strong>${STATUS_NAMES[status]}</strong><br><time datetime="${occurredAt}">${formatMoment(new Date(occurredAt))}</time></li>`)}</ol>
<h2>The covering letter</h2>
<iframe class="mail-frame" src="/registered-delivery/${id}/papers/0" title="The covering letter"></iframe>
</article>`;
  return renderPage({ service: SERVICE, title: recipient.name, content, styles: STYLES });
}

function renderDesk(message: Message): Html {
  const next = nextStation(message);
  return html`<form class="reports" method="post" action="/registered-delivery/${message.id}/move">
${next ? html`<button class="button" name="to" value="next">Next: ${STATUS_NAMES[next.status]}</button>` : null}
<span>Or let something else happen:</span>
${INCIDENTS.map((incident) => html`<button class="quiet-button" name="to" value="${incident}">${STATUS_NAMES[incident]}</button>`)}
</form>`;
}
