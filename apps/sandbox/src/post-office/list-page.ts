import type { Language } from '@prorata/domain/vocabulary';
import { formatMoment } from '../mailbox/format-moment.ts';
import { type Html, html } from '../pages/html.ts';
import { renderPage } from '../pages/page.ts';
import { type Letter, statusOf } from './letter.ts';
import { renderStatus, writeBarcode } from './parts.ts';
import { postTexts } from './texts.ts';

const MAX_ROWS = 200;

/** The letters that came in, newest first, and the clock by which they travel. */
export function renderListPage(language: Language, letters: readonly Letter[], now: Date): string {
  const texts = postTexts[language];
  const content = html`<div class="mailbox">
<div class="intro">
<div>
<h1>${texts.title}</h1>
<p class="lead">${texts.lead}</p>
</div>
${renderClock(language, now)}
</div>
${letters.length === 0 ? renderEmpty(language) : renderTable(language, letters)}
</div>`;
  return renderPage({
    language,
    service: texts.service,
    title: texts.title,
    content,
    canSwitchLanguage: true,
    styles: ['mailbox.css', 'post-office.css'],
  });
}

function renderClock(language: Language, now: Date): Html {
  const texts = postTexts[language];
  const hours = [
    [1, texts.hour],
    [24, texts.day],
    [168, texts.week],
  ] as const;
  return html`<form class="post-clock" method="post" action="/post/clock?lang=${language}">
<p>${texts.clock} <time datetime="${now.toISOString()}">${formatMoment(language, now)}</time></p>
<p class="field-row">${hours.map(([count, text]) => html`<button class="quiet-button" name="hours" value="${count}">${text}</button>`)}</p>
</form>`;
}

function renderTable(language: Language, letters: readonly Letter[]): Html {
  const texts = postTexts[language];
  const { one, many } = texts.count;
  return html`<p class="found">${letters.length === 1 ? one : many.replace('{count}', String(letters.length))}
 · <a href="">${texts.reload}</a></p>
<table class="mails letters">
<thead><tr><th scope="col">${texts.recipient}</th><th scope="col">${texts.barcode}</th><th scope="col">${texts.status}</th><th scope="col">${texts.since}</th></tr></thead>
<tbody>${letters.slice(0, MAX_ROWS).map((letter) => renderRow(language, letter))}</tbody>
</table>`;
}

function renderRow(language: Language, letter: Letter): Html {
  const { name, line1, postcode, town } = letter.recipient;
  const since = new Date(letter.events.at(-1)?.occurredAt ?? letter.acceptedAt);
  return html`<tr>
<td><a href="/post/${letter.id}?lang=${language}">${name}</a><br><span class="second">${line1}, ${postcode} ${town}</span></td>
<td class="barcode">${writeBarcode(letter)}</td>
<td>${renderStatus(language, statusOf(letter))}</td>
<td class="moment"><time datetime="${since.toISOString()}">${formatMoment(language, since)}</time></td>
</tr>`;
}

function renderEmpty(language: Language): Html {
  const { empty, reload } = postTexts[language];
  return html`<section class="empty">
<h2>${empty.title}</h2>
<p>${empty.text}</p>
<p><a href="/post?lang=${language}">${reload}</a></p>
</section>`;
}
