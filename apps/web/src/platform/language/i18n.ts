import type { Language } from '@prorata/domain/vocabulary';
import type { Topic } from '@prorata/i18n/topics';
import i18next, { type BackendModule, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { chooseLanguage, findLanguage, readStoredLanguage } from './choose-language.ts';
import { HELPDESK_KNOWN, helpdeskNamer } from './helpdesk.ts';
import { loadTopic } from './load-topic.ts';

const topics: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, topic, done) => {
    loadTopic(findLanguage(language) ?? 'nl', topic as Topic).then(
      (texts) => done(null, { ...texts }),
      (error) => done(error, false),
    );
  },
};

/** Starts the translations with the words that every page needs. */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(topics)
    .use(helpdeskNamer)
    .use(initReactI18next)
    .init({
      lng: chooseLanguage({ stored: readStoredLanguage(), browser: navigator.languages }),
      // Every phrase exists in every language, by type; a second language would only be a second download.
      fallbackLng: false,
      ns: ['shell', 'states'],
      defaultNS: 'shell',
      interpolation: { escapeValue: false },
      postProcess: [helpdeskNamer.name],
      react: { bindI18n: `languageChanged ${HELPDESK_KNOWN}` },
    });
}

/** The same outside a browser, with all the words that will be needed. */
export async function startI18nWith(resources: Resource): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'nl',
    fallbackLng: false,
    defaultNS: 'shell',
    resources,
    interpolation: { escapeValue: false },
  });
}

/** Loads the words of a page while its code is on its way. */
export async function loadTopics(...wanted: readonly Topic[]): Promise<void> {
  await i18next.loadNamespaces(wanted);
}

export async function changeLanguage(language: Language): Promise<void> {
  if (i18next.language !== language) await i18next.changeLanguage(language);
}
