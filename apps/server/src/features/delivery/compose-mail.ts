import type { Language } from '@prorata/domain/vocabulary';
import { mails as de } from '@prorata/i18n/de/mails';
import { mails as en } from '@prorata/i18n/en/mails';
import { mails as fr } from '@prorata/i18n/fr/mails';
import { mails as nl } from '@prorata/i18n/nl/mails';
import type { Texts } from '@prorata/i18n/texts';
import type { MailKind, MailParams } from './mail-kinds.ts';
import { layOutHtml, layOutText, type MailWords } from './mail-layout.ts';

type MailTexts = Texts<typeof nl>;

const TEXTS: Readonly<Record<Language, MailTexts>> = { nl, fr, de, en };

/** Where the button of each mail leads. */
const PATHS: Readonly<Record<MailKind, string>> = {
  'user-awaits-approval': '/app/onboarding',
  'user-approved': '/app',
  'user-disapproved': '/',
  'organization-approved': '/app/myOrganization',
  'organization-disapproved': '/',
};

/** Which phrases each mail says, depending on what is known: the news first, then what to do. */
const PHRASES: {
  readonly [Kind in MailKind]: (
    texts: MailTexts[Kind],
    params: MailParams[Kind],
  ) => readonly [string, ...string[]];
} = {
  'user-awaits-approval': (texts, { organizationName, isOrganizationPending }) => [
    organizationName === null ? texts.request : texts.requestFor,
    ...(isOrganizationPending ? [texts.organizationFirst] : []),
  ],
  'user-approved': (texts, { organizationName }) => [
    organizationName === null ? texts.decision : texts.decisionFor,
    texts.next,
  ],
  'user-disapproved': (texts, { organizationName }) => [
    organizationName === null ? texts.decision : texts.decisionFor,
    texts.next,
  ],
  'organization-approved': (texts) => [texts.decision, texts.next],
  'organization-disapproved': (texts) => [texts.decision, texts.next],
};

export interface MailToCompose<Kind extends MailKind> {
  readonly kind: Kind;
  readonly params: MailParams[Kind];
  readonly language: Language;
  readonly to: { readonly name: string; readonly address: string };
  readonly publicOrigin: string;
}

/** Puts a mail into words, in the language of its recipient, and lays it out for every mail program. */
export function composeMail<Kind extends MailKind>(mail: MailToCompose<Kind>) {
  const words = putIntoWords(mail);
  return { subject: words.subject, text: layOutText(words), html: layOutHtml(words) };
}

function putIntoWords<Kind extends MailKind>(mail: MailToCompose<Kind>): MailWords {
  const { kind, params, language, to, publicOrigin } = mail;
  const texts = TEXTS[language];
  const { subject, button } = texts[kind as MailKind];
  const fill = (phrase: string) => fillIn(phrase, { ...params, ...to });
  const [news, ...explanation] = PHRASES[kind](texts[kind], params);
  const reason = reasonIn(params);
  return {
    language,
    subject: fill(subject),
    greeting: fill(texts.greeting),
    news: fill(news),
    quote: reason === '' ? undefined : { label: texts.reason, text: reason },
    explanation: explanation.map(fill),
    button: { text: button, url: new URL(PATHS[kind], publicOrigin).href },
    linkInstead: texts.linkInstead,
    closing: texts.closing,
    signature: texts.signature,
    footer: fill(texts.footer),
  };
}

function reasonIn(params: MailParams[MailKind]): string {
  const reason = 'reason' in params ? params.reason : null;
  return (reason ?? '')
    .trim()
    .split(/\r\n|\r|\n/)
    .map(tidy)
    .join('\n');
}

function fillIn(phrase: string, values: Readonly<Record<string, unknown>>): string {
  return phrase.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => tidy(String(values[name] ?? '')));
}

/** On one line and in one direction: what a stranger entered as a name must not look like a part of the mail. */
function tidy(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}
