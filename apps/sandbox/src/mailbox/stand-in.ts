import type { Language } from '@prorata/domain/vocabulary';
import type { StandIn } from '../index-page.ts';
import { mailboxTexts } from './texts.ts';

/** How the overview of the stand-ins presents the mailbox. */
export function describeMailbox(language: Language): StandIn {
  const texts = mailboxTexts[language];
  return {
    name: texts.service,
    text: texts.description,
    links: [{ href: `/mailbox?lang=${language}`, text: texts.open }],
  };
}
