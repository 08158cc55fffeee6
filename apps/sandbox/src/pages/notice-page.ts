import type { Language } from '@prorata/domain/vocabulary';
import { type Html, html } from './html.ts';
import { renderPage } from './page.ts';

export interface Notice {
  readonly language: Language;
  readonly service: string;
  readonly title: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly text: string };
  /** For whoever looks after the system: the words of the protocol, left as they are. */
  readonly detail?: string;
}

/** A page that says one thing and offers one way on. */
export function renderNotice({ text, link, detail, ...page }: Notice): string {
  const content: Html = html`<section class="notice">
<h1>${page.title}</h1>
<p>${text}</p>
<p><a class="button" href="${link.href}">${link.text}</a></p>
${detail === undefined ? null : html`<p class="detail">${detail}</p>`}
</section>`;
  return renderPage({ ...page, content });
}
