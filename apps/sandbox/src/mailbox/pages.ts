import type { Email } from 'postal-mime';
import { type Html, html } from '../pages/html.ts';
import { formatMoment, renderPage } from '../pages/page.ts';
import type { MailSummary } from './mail-store.ts';
import { REPORT_KINDS, type ReportKind } from './report-desk.ts';

const MAX_ROWS = 100;

/** The mails that came in, newest first. */
export function renderListPage(mails: readonly MailSummary[], query: string): string {
  const content = html`<div class="mailbox">
<div class="intro">
<div>
<h1>Mailbox</h1>
<p class="lead">Every email that Prorata sends, whomever it is for.</p>
</div>
${renderSearch(query)}
</div>
${mails.length === 0 ? renderEmpty(query) : renderTable(mails)}
${TEMPERS}
</div>`;
  return renderPage({
    service: 'Stand-in mailbox',
    title: 'Mailbox',
    content,
    styles: ['mailbox.css'],
  });
}

function renderSearch(query: string): Html {
  return html`<search class="mail-search"><form action="/mailbox">
<label for="mail-search">Search by recipient, sender or subject</label>
<div class="field-row">
<input id="mail-search" name="q" type="search" value="${query}" autocomplete="off" spellcheck="false" maxlength="200">
<button class="button" type="submit">Search</button>
</div>
</form></search>`;
}

function renderTable(mails: readonly MailSummary[]): Html {
  const isCut = mails.length > MAX_ROWS;
  return html`<p class="found">${mails.length === 1 ? '1 email' : `${mails.length} emails`}
${isCut ? html` · Only the newest ${MAX_ROWS} are shown. Search to find older ones.` : null}
 · <a href="">Refresh</a></p>
<table class="mails">
<thead><tr><th scope="col">To</th><th scope="col">Subject</th><th scope="col">Received</th></tr></thead>
<tbody>${mails.slice(0, MAX_ROWS).map((mail) => renderRow(mail))}</tbody>
</table>`;
}

function renderRow({ id, to, subject, receivedAt, isSpam }: MailSummary): Html {
  return html`<tr>
<td class="to">${to.join(', ')}</td>
<td><a href="/mailbox/${id}">${subject || '(no subject)'}</a>${isSpam ? html` <span class="badge disapproved">Refused as spam</span>` : null}</td>
<td class="moment"><time datetime="${receivedAt.toISOString()}">${formatMoment(receivedAt)}</time></td>
</tr>`;
}

function renderEmpty(query: string): Html {
  const { title, text } =
    query === ''
      ? {
          title: 'No emails yet',
          text: 'As soon as Prorata sends an email, it appears here. Approve a new user, for example.',
        }
      : { title: 'Nothing found', text: 'No email fits this search.' };
  const link = query === '' ? 'Refresh' : 'Show all emails';
  return html`<section class="empty">
<h2>${title}</h2>
<p>${text}</p>
<p><a href="/mailbox">${link}</a></p>
</section>`;
}

/** Whose answers can be chosen. */
const TEMPERS = html`<details class="tempers">
<summary>Addresses that resist</summary>
<p>Add a word to the name of a mailbox to see how Prorata copes:</p>
<ul>
<li><code>ann+bounce@…</code> does not exist: the email is refused at once (550)</li>
<li><code>ann+defer@…</code> makes the first attempt wait (450) and accepts the next</li>
<li><code>ann+spam@…</code> refuses the email as spam (554)</li>
<li><code>ann+return@…</code> accepts the email and returns it afterwards, with a report that it could not be delivered</li>
</ul>
</details>`;

export const VIEWS = ['html', 'text', 'headers'] as const;
type View = (typeof VIEWS)[number];

const VIEW_NAMES: Readonly<Record<View, string>> = { html: 'Layout', text: 'Plain text', headers: 'Headers' };
const REPORT_NAMES: Readonly<Record<ReportKind, string>> = {
  delivered: 'Delivered',
  delayed: 'Delayed',
  bounced: 'Undeliverable',
  spam: 'Spam',
};

interface MailView {
  readonly summary: MailSummary;
  readonly mail: Email;
  readonly view: View;
  /** What the sender has just been told. */
  readonly reported: ReportKind | undefined;
}

/** One mail: who, what, when, and its content in the view that was asked for. */
export function renderMailPage({ summary, mail, view, reported }: MailView): string {
  const title = summary.subject || '(no subject)';
  const from = mail.from?.name ? `${mail.from.name} <${mail.from.address ?? ''}>` : summary.from;
  const content = html`<article class="mail">
<p><a href="/mailbox">‹ All emails</a></p>
<h1>${title}</h1>
<dl class="facts">
<dt>From</dt><dd>${from}</dd>
<dt>To</dt><dd>${summary.to.join(', ')}</dd>
<dt>Received</dt><dd><time datetime="${summary.receivedAt.toISOString()}">${formatMoment(summary.receivedAt)}</time>${summary.isSpam ? html` <span class="badge disapproved">Refused as spam</span>` : null}</dd>
${mail.attachments.length === 0 ? null : html`<dt>Attachments</dt><dd>${mail.attachments.map(({ filename, mimeType }, position) => html`<a href="/mailbox/${summary.id}/attachments/${position}">${filename ?? mimeType}</a> `)}</dd>`}
</dl>
${renderReports(summary, reported)}
<nav class="views" aria-label="View">${VIEWS.map((name) => renderViewLink(summary.id, name, view))}</nav>
${RENDERERS[view](summary, mail)}
</article>`;
  return renderPage({
    service: 'Stand-in mailbox',
    title,
    content,
    styles: ['mailbox.css'],
  });
}

/** What the receiving server may still say, each a button; only to a sender who asked. */
function renderReports({ id, envelopeId }: MailSummary, reported: ReportKind | undefined): Html | null {
  if (envelopeId === null) return null;
  return html`<form class="reports" method="post" action="/mailbox/${id}/report">
<span>Let the recipient’s server report:</span>
${REPORT_KINDS.map((kind) => html`<button class="quiet-button" name="kind" value="${kind}">${REPORT_NAMES[kind]}</button>`)}
${reported === undefined ? null : html`<output class="reported">The report is sent.</output>`}
</form>`;
}

function renderViewLink(id: string, view: View, current: View): Html {
  const mark = view === current ? html` aria-current="page"` : null;
  return html`<a href="/mailbox/${id}?view=${view}"${mark}>${VIEW_NAMES[view]}</a>`;
}

const RENDERERS: Readonly<Record<View, (summary: MailSummary, mail: Email) => Html>> = {
  // Nothing that a mail holds runs or loads; its links open in a window of their own.
  html: ({ id, subject }, mail) =>
    mail.html === undefined
      ? html`<p class="nothing">This email has no layout.</p>`
      : html`<iframe class="mail-frame" src="/mailbox/${id}/html" title="${subject}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
  text: (_summary, mail) =>
    mail.text === undefined
      ? html`<p class="nothing">This email has no plain text.</p>`
      : html`<pre class="mail-text">${mail.text}</pre>`,
  headers: (_summary, mail) =>
    html`<dl class="headers">${mail.headers.map(({ originalKey, value }) => html`<dt>${originalKey}</dt><dd>${value}</dd>`)}</dl>`,
};
