import type { Language } from '@prorata/domain/vocabulary';
import type { StandIn } from '../index-page.ts';
import { deskTexts } from './texts.ts';

/** How the overview of the stand-ins presents the signing desk. */
export function describeSigningDesk(language: Language): StandIn {
  const texts = deskTexts[language];
  return {
    name: texts.service,
    text: texts.description,
    links: [{ href: '/signing/authority.pem', text: texts.authority }],
  };
}
