import { type Html, html } from './html.ts';

export interface Page {
  /** Which stand-in is speaking. */
  readonly service: string;
  readonly title: string;
  readonly content: Html;
  /** Names of further style sheets among the assets. */
  readonly styles?: readonly string[];
  /** Names of scripts among the assets. */
  readonly scripts?: readonly string[];
}

/** A whole page, in the frame that all stand-ins share: it never lets one forget that nothing here is real. */
export function renderPage(page: Page): string {
  const { service, title, content, styles = [], scripts = [] } = page;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - ${service}</title>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
<link rel="preload" href="/assets/ibm-plex-sans-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/assets/style.css">
${styles.map((name) => html`<link rel="stylesheet" href="/assets/${name}">`)}
${scripts.map((name) => html`<script src="/assets/${name}" defer></script>`)}
</head>
<body>
<p class="strip">Trial environment: this service is a stand-in and all people are invented</p>
<header class="head">
<span class="brand"><img src="/assets/mark.svg" alt="" width="24" height="24"> Prorata <span class="service">${service}</span></span>
</header>
<main>
${content}
</main>
</body>
</html>
`.markup;
}

interface Notice {
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

/** A date and time to the second, by the clock in Belgium. */
export function formatMoment(moment: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Brussels',
  }).format(moment);
}

/** How the overview presents a stand-in. */
export interface StandIn {
  readonly name: string;
  readonly text: string;
  readonly links: readonly { readonly href: string; readonly text: string }[];
}
