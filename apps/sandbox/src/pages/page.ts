import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import { type Html, html } from './html.ts';
import { pageTexts } from './texts.ts';

export interface Page {
  readonly language: Language;
  /** Which stand-in is speaking. */
  readonly service: string;
  readonly title: string;
  readonly content: Html;
  /** Whether the page can be asked for in another language by adding `?lang=` to its address. */
  readonly canSwitchLanguage?: boolean;
  /** Names of further style sheets among the assets. */
  readonly styles?: readonly string[];
  /** Names of scripts among the assets. */
  readonly scripts?: readonly string[];
}

/** A whole page, in the frame that all stand-ins share: it never lets one forget that nothing here is real. */
export function renderPage(page: Page): string {
  const { language, service, title, content, canSwitchLanguage = false, styles = [], scripts = [] } = page;
  return html`<!doctype html>
<html lang="${language}">
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
<p class="strip">${pageTexts[language].strip}</p>
<header class="head">
<span class="brand"><img src="/assets/mark.svg" alt="" width="24" height="24"> Prorata <span class="service">${service}</span></span>
${canSwitchLanguage ? renderLanguageSwitch(language) : null}
</header>
<main>
${content}
</main>
</body>
</html>
`.markup;
}

function renderLanguageSwitch(current: Language): Html {
  const links = LANGUAGES.map(
    (language) =>
      html`<a href="?lang=${language}" lang="${language}" hreflang="${language}"${language === current ? html` aria-current="true"` : null}>${language.toUpperCase()}</a>`,
  );
  return html`<nav class="languages" aria-label="${pageTexts[current].languages}">${links}</nav>`;
}
