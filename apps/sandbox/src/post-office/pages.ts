import { type Html, html } from '../pages/html.ts';
import { formatMoment, renderPage } from '../pages/page.ts';
import { hasEnded, isDeposited, type Letter, nextStation, type Status, statusOf } from './letter.ts';

/** What somebody at the desk can let happen instead of the next station. */
export const INCIDENTS = [
  'delivery-attempted',
  'at-pick-up-point',
  'unknown',
  'refused',
  'uncollected',
  'lost',
] as const;
export type Incident = (typeof INCIDENTS)[number];

/** One letter: for whom, where it is, its papers, and what may happen next. */
export function renderLetterPage(letter: Letter): string {
  const { name, line1, line2, postcode, town } = letter.recipient;
  const content = html`<article class="mail">
<p><a href="/post">‹ All letters</a></p>
<h1>${name}</h1>
<dl class="facts">
<dt>Addressee</dt><dd>${[line1, line2, `${postcode} ${town}`].filter(Boolean).join(', ')}</dd>
<dt>Barcode</dt><dd class="barcode">${writeBarcode(letter)}</dd>
<dt>Status</dt><dd>${renderStatus(statusOf(letter))}</dd>
<dt>Proof of deposit</dt><dd>${isDeposited(letter) ? html`<a href="/post/${letter.id}/proof.pdf">Proof of deposit (PDF)</a>` : 'There is a proof as soon as the letter is deposited.'}</dd>
${letter.enclosures.length === 0 ? null : html`<dt>Enclosures</dt><dd>${letter.enclosures.map((title, index) => html`<a href="/post/${letter.id}/papers/${index + 1}">${title}</a> `)}</dd>`}
</dl>
${hasEnded(letter) ? null : renderDesk(letter)}
<h2>The route</h2>
<ol class="route">${letter.events.map(({ status, occurredAt, detail }) => html`<li><strong>${STATUS_NAMES[status]}</strong>${detail ? html` · ${detail}` : null}<br><time datetime="${occurredAt}">${formatMoment(new Date(occurredAt))}</time></li>`)}</ol>
<h2>The letter</h2>
<iframe class="mail-frame" src="/post/${letter.id}/papers/0" title="The letter"></iframe>
</article>`;
  return renderPage({
    service: 'Stand-in post office',
    title: name,
    content,
    styles: ['mailbox.css', 'post-office.css'],
  });
}

function renderDesk(letter: Letter): Html {
  const next = nextStation(letter);
  return html`<form class="reports" method="post" action="/post/${letter.id}/move">
${next ? html`<button class="button" name="to" value="next">To the next station: ${STATUS_NAMES[next.status]}</button>` : null}
<span>Or let something else happen:</span>
${INCIDENTS.map((incident) => html`<button class="quiet-button" name="to" value="${incident}">${nameOf(incident)}</button>`)}
</form>`;
}

function nameOf(incident: Incident): string {
  if (incident === 'unknown') return 'Returned: unknown at this address';
  if (incident === 'refused') return 'Returned: refused';
  return incident === 'uncollected' ? 'Returned: not collected' : STATUS_NAMES[incident];
}

/** The look of a badge; those of people serve as well. */
const LOOKS: Readonly<Partial<Record<Status, string>>> = {
  delivered: 'full',
  'receipt-signed': 'full',
  returned: 'disapproved',
  lost: 'disapproved',
  rejected: 'disapproved',
  accepted: 'new',
};

const STATUS_NAMES: Readonly<Record<Status, string>> = {
  accepted: 'Accepted',
  printing: 'Being printed',
  deposited: 'Deposited at the post',
  'in-transit': 'On its way',
  'delivery-attempted': 'Nobody at home',
  'at-pick-up-point': 'At the pick-up point',
  delivered: 'Delivered',
  'receipt-signed': 'Receipt signed',
  returned: 'Returned',
  lost: 'Lost',
  rejected: 'Rejected',
};

function renderStatus(status: Status): Html {
  return html`<span class="badge ${LOOKS[status] ?? 'pending'}">${STATUS_NAMES[status]}</span>`;
}

/** In groups of four, as people read it out. */
function writeBarcode({ barcode }: Letter): string {
  return barcode.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

const MAX_ROWS = 200;

/** The letters that came in, newest first, and the clock by which they travel. */
export function renderListPage(letters: readonly Letter[], now: Date): string {
  const content = html`<div class="mailbox">
<div class="intro">
<div>
<h1>Post office</h1>
<p class="lead">Every registered letter of Prorata. The clock of the post can be put forward: letters then move on to their next station by themselves.</p>
</div>
${renderClock(now)}
</div>
${letters.length === 0 ? renderEmpty() : renderTable(letters)}
</div>`;
  return renderPage({
    service: 'Stand-in post office',
    title: 'Post office',
    content,
    styles: ['mailbox.css', 'post-office.css'],
  });
}

function renderClock(now: Date): Html {
  const hours = [
    [1, '+ 1 hour'],
    [24, '+ 1 day'],
    [168, '+ 1 week'],
  ] as const;
  return html`<form class="post-clock" method="post" action="/post/clock">
<p>The clock of the post: <time datetime="${now.toISOString()}">${formatMoment(now)}</time></p>
<p class="field-row">${hours.map(([count, text]) => html`<button class="quiet-button" name="hours" value="${count}">${text}</button>`)}</p>
</form>`;
}

function renderTable(letters: readonly Letter[]): Html {
  return html`<p class="found">${letters.length === 1 ? '1 letter' : `${letters.length} letters`}
 · <a href="">Refresh</a></p>
<table class="mails letters">
<thead><tr><th scope="col">Addressee</th><th scope="col">Barcode</th><th scope="col">Status</th><th scope="col">Since</th></tr></thead>
<tbody>${letters.slice(0, MAX_ROWS).map((letter) => renderRow(letter))}</tbody>
</table>`;
}

function renderRow(letter: Letter): Html {
  const { name, line1, postcode, town } = letter.recipient;
  const since = new Date(letter.events.at(-1)?.occurredAt ?? letter.acceptedAt);
  return html`<tr>
<td><a href="/post/${letter.id}">${name}</a><br><span class="second">${line1}, ${postcode} ${town}</span></td>
<td class="barcode">${writeBarcode(letter)}</td>
<td>${renderStatus(statusOf(letter))}</td>
<td class="moment"><time datetime="${since.toISOString()}">${formatMoment(since)}</time></td>
</tr>`;
}

function renderEmpty(): Html {
  return html`<section class="empty">
<h2>No letters yet</h2>
<p>As soon as Prorata sends a registered letter, it lies here.</p>
<p><a href="/post">Refresh</a></p>
</section>`;
}
