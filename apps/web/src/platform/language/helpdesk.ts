import type { PostProcessorModule } from 'i18next';
import i18next from 'i18next';

/** How a phrase ends that sends its reader to the help desk, in the four languages. */
const TO_HELPDESK = /(?:helpdesk|assistance|support)\.$|contact support$/i;

let known = '';
/** Whether a phrase was said without it. */
let isMissed = false;

/** Tells what is on the screen already to say it again, now with the help desk. */
export const HELPDESK_KNOWN = 'helpdeskKnown';

/** Keeps how to reach the help desk, for every message from now on. */
export function keepHelpdesk(helpdesk: string): void {
  known = helpdesk;
  // Every text on the screen is drawn anew for it, so only where one lacks it.
  if (isMissed) i18next.emit(HELPDESK_KNOWN);
}

/** Completes a phrase that ends in "contact the help desk" with how to do so. */
export function nameHelpdesk(phrase: string, language: string, helpdesk: string): string {
  if (!TO_HELPDESK.test(phrase)) return phrase;
  if (helpdesk === '') {
    isMissed = true;
    return phrase;
  }
  const colon = language === 'fr' ? '\u00a0:' : ':';
  return `${phrase.replace(/\.$/, '')}${colon} ${helpdesk}`;
}

/** Every phrase passes here, so that no screen has to think of it. */
export const helpdeskNamer: PostProcessorModule = {
  type: 'postProcessor',
  name: 'helpdesk',
  process: (phrase) => (typeof phrase === 'string' ? nameHelpdesk(phrase, i18next.language, known) : phrase),
};
