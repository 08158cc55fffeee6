import type { KoaContextWithOIDC } from 'oidc-provider';
import { Html, html } from '../pages/html.ts';
import { chooseLanguage } from '../pages/language.ts';
import { renderNotice } from '../pages/notice-page.ts';
import { renderPage } from '../pages/page.ts';
import { identityTexts } from './texts.ts';

/** Signs out without asking: a script presses the button, which is there for a browser without scripts. */
export function renderSigningOut(context: KoaContextWithOIDC, form: string): void {
  const language = languageOf(context);
  const texts = identityTexts[language];
  context.type = 'html';
  context.body = renderPage({
    language,
    service: texts.service,
    title: texts.signingOut,
    scripts: ['submit-form.js'],
    content: html`<section class="notice">
<h1>${texts.signingOut}</h1>
${new Html(form)}
<p><button class="button" type="submit" form="op.logoutForm" name="logout" value="yes" data-press>${texts.signOut}</button></p>
</section>`,
  });
}

/** For a sign-out that names no page of the product to go to. */
export function renderSignedOut(context: KoaContextWithOIDC, webOrigin: string): void {
  const language = languageOf(context);
  const texts = identityTexts[language];
  context.type = 'html';
  context.body = renderNotice({
    language,
    service: texts.service,
    ...texts.signedOut,
    link: { href: webOrigin, text: texts.toProduct },
  });
}

function languageOf(context: KoaContextWithOIDC) {
  return chooseLanguage(context.query['ui_locales'], context.get('accept-language'));
}
