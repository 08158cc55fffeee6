import type { Language } from '@prorata/domain/vocabulary';
import type { StandIn } from '../index-page.ts';
import { MOUNT } from './provider.ts';
import { identityTexts } from './texts.ts';

/** How the overview of the stand-ins presents the identity provider. */
export function describeIdentity(language: Language): StandIn {
  const texts = identityTexts[language];
  return {
    name: texts.service,
    text: texts.description,
    links: [
      { href: `${MOUNT}/session/end`, text: texts.signOut },
      { href: `${MOUNT}/.well-known/openid-configuration`, text: texts.discovery },
    ],
  };
}
