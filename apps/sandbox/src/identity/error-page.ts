import { type ErrorOut, errors, type KoaContextWithOIDC } from 'oidc-provider';
import { chooseLanguage } from '../pages/language.ts';
import { renderNotice } from '../pages/notice-page.ts';
import { pageTexts } from '../pages/texts.ts';
import { type IdentityTexts, identityTexts } from './texts.ts';

type Kind = 'ended' | 'wrongReturn' | 'unknownClient' | 'refused';

/** Says in plain words why the provider stops here instead of going back to the product. */
export function renderProviderError(
  context: KoaContextWithOIDC,
  out: ErrorOut,
  error: Error,
  webOrigin: string,
): void {
  const language = chooseLanguage(context.query['ui_locales'], context.get('accept-language'));
  const texts: IdentityTexts = identityTexts[language];
  context.type = 'html';
  context.body = renderNotice({
    language,
    service: texts.service,
    ...texts[kindOf(error, out)],
    link: { href: webOrigin, text: texts.toProduct },
    detail: [out.error, out.error_description].filter(Boolean).join(': '),
  });
}

function kindOf(error: Error, out: ErrorOut): Kind {
  if (error instanceof errors.SessionNotFound) return 'ended';
  if (error instanceof errors.InvalidRedirectUri) return 'wrongReturn';
  if (out.error_description === 'post_logout_redirect_uri not registered') return 'wrongReturn';
  if (error instanceof errors.InvalidClient) return 'unknownClient';
  return 'refused';
}

/** For an address under the provider's own that it does not know. */
export function renderUnknownPath(acceptLanguage: string): string {
  const language = chooseLanguage(acceptLanguage);
  const { notFound, toOverview } = pageTexts[language];
  const { service } = identityTexts[language];
  return renderNotice({ language, service, ...notFound, link: { href: '/', text: toOverview } });
}
