import type { Language } from '@prorata/domain/vocabulary';
import type { StandIn } from '../index-page.ts';
import { postTexts } from './texts.ts';

/** How the overview of the stand-ins presents the post office. */
export function describePostOffice(language: Language): StandIn {
  const { service, description, open } = postTexts[language];
  return { name: service, text: description, links: [{ href: `/post?lang=${language}`, text: open }] };
}
