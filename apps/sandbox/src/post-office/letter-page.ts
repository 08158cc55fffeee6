import type { Language } from '@prorata/domain/vocabulary';
import { formatMoment } from '../mailbox/format-moment.ts';
import { type Html, html } from '../pages/html.ts';
import { renderPage } from '../pages/page.ts';
import { hasEnded, isDeposited, type Letter, nextStation, statusOf } from './letter.ts';
import { renderStatus, writeBarcode } from './parts.ts';
import { postTexts } from './texts.ts';

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
export function renderLetterPage(language: Language, letter: Letter): string {
  const texts = postTexts[language];
  const { name, line1, line2, postcode, town } = letter.recipient;
  const content = html`<article class="mail">
<p><a href="/post?lang=${language}">‹ ${texts.back}</a></p>
<h1>${name}</h1>
<dl class="facts">
<dt>${texts.recipient}</dt><dd>${[line1, line2, `${postcode} ${town}`].filter(Boolean).join(', ')}</dd>
<dt>${texts.barcode}</dt><dd class="barcode">${writeBarcode(letter)}</dd>
<dt>${texts.status}</dt><dd>${renderStatus(language, statusOf(letter))}</dd>
<dt>${texts.proofOfDeposit}</dt><dd>${isDeposited(letter) ? html`<a href="/post/${letter.id}/proof.pdf">${texts.proofOfDeposit} (PDF)</a>` : texts.noProof}</dd>
${letter.enclosures.length === 0 ? null : html`<dt>${texts.enclosures}</dt><dd>${letter.enclosures.map((title, index) => html`<a href="/post/${letter.id}/papers/${index + 1}">${title}</a> `)}</dd>`}
</dl>
${hasEnded(letter) ? null : renderDesk(language, letter)}
<h2>${texts.route}</h2>
<ol class="route">${letter.events.map(({ status, occurredAt, detail }) => html`<li><strong>${texts.statuses[status]}</strong>${detail ? html` · ${detail}` : null}<br><time datetime="${occurredAt}">${formatMoment(language, new Date(occurredAt))}</time></li>`)}</ol>
<h2>${texts.letter}</h2>
<iframe class="mail-frame" src="/post/${letter.id}/papers/0" title="${texts.letter}"></iframe>
</article>`;
  return renderPage({
    language,
    service: texts.service,
    title: name,
    content,
    canSwitchLanguage: true,
    styles: ['mailbox.css', 'post-office.css'],
  });
}

function renderDesk(language: Language, letter: Letter): Html {
  const texts = postTexts[language];
  const next = nextStation(letter);
  return html`<form class="reports" method="post" action="/post/${letter.id}/move?lang=${language}">
${next ? html`<button class="button" name="to" value="next">${texts.next}: ${texts.statuses[next.status]}</button>` : null}
<span>${texts.happens}</span>
${INCIDENTS.map((incident) => html`<button class="quiet-button" name="to" value="${incident}">${nameOf(language, incident)}</button>`)}
</form>`;
}

function nameOf(language: Language, incident: Incident): string {
  const { statuses, returns } = postTexts[language];
  return incident === 'unknown' || incident === 'refused' || incident === 'uncollected'
    ? returns[incident]
    : statuses[incident];
}
