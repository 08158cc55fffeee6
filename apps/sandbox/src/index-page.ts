import type { Language } from '@prorata/domain/vocabulary';
import { html } from './pages/html.ts';
import { renderPage } from './pages/page.ts';
import { pageTexts } from './pages/texts.ts';

export interface StandIn {
  readonly name: string;
  readonly text: string;
  readonly links: readonly { readonly href: string; readonly text: string }[];
}

/** The list of what stands in for the outside world here. */
export function renderIndexPage(language: Language, standIns: readonly StandIn[], webOrigin: string): string {
  const texts = pageTexts[language];
  const content = html`<div class="overview">
<h1>${texts.overviewTitle}</h1>
<p class="lead">${texts.overviewLead}</p>
<ul>${standIns.map(
    ({ name, text, links }) => html`<li>
<h2>${name}</h2>
<p>${text}</p>
<p class="links">${links.map((link) => html`<a href="${link.href}">${link.text}</a>`)}</p>
</li>`,
  )}</ul>
<p><a class="button" href="${webOrigin}">${texts.toProduct}</a></p>
</div>`;
  return renderPage({
    language,
    service: texts.service,
    title: texts.overviewTitle,
    content,
    canSwitchLanguage: true,
  });
}
