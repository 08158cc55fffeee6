import type { Language } from '@prorata/domain/vocabulary';
import { formatMoment } from '../mailbox/format-moment.ts';
import { type Html, html } from '../pages/html.ts';
import { renderPage } from '../pages/page.ts';
import type { Session } from './session-store.ts';
import { SIGNING_SCENARIOS } from './sign-document.ts';
import { deskTexts } from './texts.ts';

/** The document to read, whose signature is awaited, and the two ways to leave. */
export function renderDeskPage(language: Language, session: Session): string {
  const texts = deskTexts[language];
  const content = html`<div class="desk">
<section>
<h1>${texts.title}</h1>
<p class="lead">${texts.lead}</p>
<dl class="facts">
<dt>${texts.document}</dt><dd>${session.documentName}</dd>
<dt>${texts.signer}</dt><dd>${session.signer.fullName}</dd>
<dt>${texts.until}</dt><dd>${formatMoment(language, new Date(session.expiresAt))}</dd>
</dl>
<form method="post" action="/signing/desk/${session.id}">
<p class="acts">
<button class="button" name="act" value="honest">${texts.sign.replace('{name}', session.signer.fullName)}</button>
<button class="button quiet" name="act" value="cancel">${texts.cancel}</button>
</p>
<details>
<summary>${texts.faultScenarios}</summary>
<p>${texts.tricksLead}</p>
<ul class="fault-scenarios">${listFaultScenarios(texts)}</ul>
</details>
</form>
</section>
<object class="document" data="/signing/desk/${session.id}/document.pdf" type="application/pdf" aria-label="${session.documentName}">
<a href="/signing/desk/${session.id}/document.pdf">${session.documentName}</a>
</object>
</div>`;
  return renderPage({
    language,
    service: texts.service,
    title: texts.title,
    content,
    canSwitchLanguage: true,
    styles: ['signing-desk.css'],
  });
}

type Texts = (typeof deskTexts)[Language];

function listFaultScenarios(texts: Texts): Html[] {
  const faultScenarios = [
    ...SIGNING_SCENARIOS.filter((scenario) => scenario !== 'honest'),
    'expired',
  ] as const;
  return faultScenarios.map(
    (trick) => html`<li><button class="link" name="act" value="${trick}">${texts[trick]}</button></li>`,
  );
}

/** For whoever comes back to a visit that has ended. */
export function renderOverPage(language: Language, { returnUrl }: Session): string {
  const { over, service } = deskTexts[language];
  const content = html`<div class="notice">
<h1>${over.title}</h1>
<p>${over.text}</p>
<p><a class="button" href="${returnUrl}">${over.back}</a></p>
</div>`;
  return renderPage({ language, service, title: over.title, content, canSwitchLanguage: true });
}
