import type { Language } from '@prorata/domain/vocabulary';
import type { Email } from 'postal-mime';
import { type Html, html } from '../pages/html.ts';
import { renderPage } from '../pages/page.ts';
import { formatMoment } from './format-moment.ts';
import type { MailSummary } from './mail-store.ts';
import { REPORT_KINDS, type ReportKind } from './report-desk.ts';
import { mailboxTexts } from './texts.ts';

export const VIEWS = ['html', 'text', 'headers'] as const;
export type View = (typeof VIEWS)[number];

interface MailView {
  readonly language: Language;
  readonly summary: MailSummary;
  readonly mail: Email;
  readonly view: View;
  /** What the sender has just been told. */
  readonly reported: ReportKind | undefined;
}

/** One mail: who, what, when, and its content in the view that was asked for. */
export function renderMailPage({ language, summary, mail, view, reported }: MailView): string {
  const texts = mailboxTexts[language];
  const title = summary.subject || texts.noSubject;
  const from = mail.from?.name ? `${mail.from.name} <${mail.from.address ?? ''}>` : summary.from;
  const content = html`<article class="mail">
<p><a href="/mailbox?lang=${language}">‹ ${texts.back}</a></p>
<h1>${title}</h1>
<dl class="facts">
<dt>${texts.from}</dt><dd>${from}</dd>
<dt>${texts.to}</dt><dd>${summary.to.join(', ')}</dd>
<dt>${texts.received}</dt><dd><time datetime="${summary.receivedAt.toISOString()}">${formatMoment(language, summary.receivedAt)}</time>${summary.isSpam ? html` <span class="badge disapproved">${texts.spam}</span>` : null}</dd>
${mail.attachments.length === 0 ? null : html`<dt>${texts.attachments}</dt><dd>${mail.attachments.map(({ filename, mimeType }, position) => html`<a href="/mailbox/${summary.id}/attachments/${position}">${filename ?? mimeType}</a> `)}</dd>`}
</dl>
${renderReports(language, summary, reported)}
<nav class="views" aria-label="${texts.viewsLabel}">${VIEWS.map((name) => renderViewLink(language, summary.id, name, view))}</nav>
${RENDERERS[view](language, summary, mail)}
</article>`;
  return renderPage({
    language,
    service: texts.service,
    title,
    content,
    canSwitchLanguage: true,
    styles: ['mailbox.css'],
  });
}

/** What the receiving server may still say, each a button; only to a sender who asked. */
function renderReports(
  language: Language,
  { id, envelopeId }: MailSummary,
  reported: ReportKind | undefined,
): Html | null {
  if (envelopeId === null) return null;
  const texts = mailboxTexts[language];
  return html`<form class="reports" method="post" action="/mailbox/${id}/report?lang=${language}">
<span>${texts.reportLead}</span>
${REPORT_KINDS.map((kind) => html`<button class="quiet-button" name="kind" value="${kind}">${texts.reportKinds[kind]}</button>`)}
${reported === undefined ? null : html`<output class="reported">${texts.reported}</output>`}
</form>`;
}

function renderViewLink(language: Language, id: string, view: View, current: View): Html {
  const mark = view === current ? html` aria-current="page"` : null;
  return html`<a href="/mailbox/${id}?view=${view}&amp;lang=${language}"${mark}>${mailboxTexts[language].views[view]}</a>`;
}

const RENDERERS: Readonly<Record<View, (language: Language, summary: MailSummary, mail: Email) => Html>> = {
  // Nothing that a mail holds runs or loads; its links open in a window of their own.
  html: (language, { id, subject }, mail) =>
    mail.html === undefined
      ? html`<p class="nothing">${mailboxTexts[language].noHtml}</p>`
      : html`<iframe class="mail-frame" src="/mailbox/${id}/html" title="${subject}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
  text: (language, _summary, mail) =>
    mail.text === undefined
      ? html`<p class="nothing">${mailboxTexts[language].noText}</p>`
      : html`<pre class="mail-text">${mail.text}</pre>`,
  headers: (_language, _summary, mail) =>
    html`<dl class="headers">${mail.headers.map(({ originalKey, value }) => html`<dt>${originalKey}</dt><dd>${value}</dd>`)}</dl>`,
};
