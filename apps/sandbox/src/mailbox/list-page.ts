import type { Language } from '@prorata/domain/vocabulary';
import { type Html, html } from '../pages/html.ts';
import { renderPage } from '../pages/page.ts';
import { formatMoment } from './format-moment.ts';
import type { MailSummary } from './mail-store.ts';
import { type MailboxTexts, mailboxTexts } from './texts.ts';

const MAX_ROWS = 100;

/** The mails that came in, newest first. */
export function renderListPage(language: Language, mails: readonly MailSummary[], query: string): string {
  const texts = mailboxTexts[language];
  const content = html`<div class="mailbox">
<div class="intro">
<div>
<h1>${texts.title}</h1>
<p class="lead">${texts.lead}</p>
</div>
${renderSearch(language, query)}
</div>
${mails.length === 0 ? renderEmpty(language, query) : renderTable(language, mails)}
${renderTempers(texts)}
</div>`;
  return renderPage({
    language,
    service: texts.service,
    title: texts.title,
    content,
    canSwitchLanguage: true,
    styles: ['mailbox.css'],
  });
}

function renderSearch(language: Language, query: string): Html {
  const texts = mailboxTexts[language];
  return html`<search class="mail-search"><form action="/mailbox">
<input type="hidden" name="lang" value="${language}">
<label for="mail-search">${texts.search}</label>
<div class="field-row">
<input id="mail-search" name="q" type="search" value="${query}" autocomplete="off" spellcheck="false" maxlength="200">
<button class="button" type="submit">${texts.find}</button>
</div>
</form></search>`;
}

function renderTable(language: Language, mails: readonly MailSummary[]): Html {
  const texts = mailboxTexts[language];
  const { one, many } = texts.count;
  const isCut = mails.length > MAX_ROWS;
  return html`<p class="found">${mails.length === 1 ? one : withCount(many, mails.length)}
${isCut ? html` · ${withCount(texts.older, MAX_ROWS)}` : null}
 · <a href="">${texts.reload}</a></p>
<table class="mails">
<thead><tr><th scope="col">${texts.to}</th><th scope="col">${texts.subject}</th><th scope="col">${texts.received}</th></tr></thead>
<tbody>${mails.slice(0, MAX_ROWS).map((mail) => renderRow(language, mail))}</tbody>
</table>`;
}

function renderRow(language: Language, { id, to, subject, receivedAt, isSpam }: MailSummary): Html {
  const texts = mailboxTexts[language];
  return html`<tr>
<td class="to">${to.join(', ')}</td>
<td><a href="/mailbox/${id}?lang=${language}">${subject || texts.noSubject}</a>${isSpam ? html` <span class="badge disapproved">${texts.spam}</span>` : null}</td>
<td class="moment"><time datetime="${receivedAt.toISOString()}">${formatMoment(language, receivedAt)}</time></td>
</tr>`;
}

function renderEmpty(language: Language, query: string): Html {
  const texts = mailboxTexts[language];
  const { title, text } = query === '' ? texts.empty : texts.nothingFound;
  const link = query === '' ? texts.reload : texts.showAll;
  return html`<section class="empty">
<h2>${title}</h2>
<p>${text}</p>
<p><a href="/mailbox?lang=${language}">${link}</a></p>
</section>`;
}

function renderTempers(texts: MailboxTexts): Html {
  return html`<details class="tempers">
<summary>${texts.tempers}</summary>
<p>${texts.tempersLead}</p>
<ul>
<li><code>ann+bounce@…</code> ${texts.bounces}</li>
<li><code>ann+defer@…</code> ${texts.defers}</li>
<li><code>ann+spam@…</code> ${texts.callsSpam}</li>
<li><code>ann+return@…</code> ${texts.returns}</li>
</ul>
</details>`;
}

function withCount(phrase: string, count: number): string {
  return phrase.replace('{count}', String(count));
}
