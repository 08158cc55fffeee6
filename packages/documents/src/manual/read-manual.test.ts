import { readdirSync } from 'node:fs';
import { REVIEW_STATES } from '@prorata/domain/statement-parts';
import { THIRD_PARTY_STATEMENT_STATUSES } from '@prorata/domain/third-party-statement-workflow';
import {
  APPROVAL_STATES,
  DOSSIER_STATUSES,
  EMAIL_SEND_STATUSES,
  INVITATION_STATUSES,
  LANGUAGES,
  type Language,
  REGISTERED_LETTER_STATUSES,
} from '@prorata/domain/vocabulary';
import { findWordingFaults } from '@prorata/i18n/testing/wording';
import { describe, expect, it } from 'vitest';
import { parseOwnMarkdown } from '../text/parse-markdown.ts';
import { CHAPTERS } from './chapters.ts';
import { digestOfWords, readPictures } from './pictures.ts';
import { listReferences, loadWords, readChapter, readManual } from './read-manual.ts';

/** What people must find explained: every status that a screen may show them. */
const STATUSES = [
  ...DOSSIER_STATUSES.map((status) => `vocabulary:dossierStatus.${status}`),
  ...INVITATION_STATUSES.map((status) => `vocabulary:invitationStatus.${status}`),
  ...EMAIL_SEND_STATUSES.map((status) => `vocabulary:emailSendStatus.${status}`),
  ...REGISTERED_LETTER_STATUSES.map((status) => `vocabulary:registeredLetterStatus.${status}`),
  ...THIRD_PARTY_STATEMENT_STATUSES.map((status) => `vocabulary:thirdPartyStatementStatus.${status}`),
  ...APPROVAL_STATES.map((state) => `vocabulary:approvalState.${state}`),
  ...REVIEW_STATES.map((state) => `statements:reviewStates.${state}`),
];

function referencesIn(language: Language): string[] {
  return CHAPTERS.flatMap(({ key }) => listReferences(readChapter(language, key).text));
}

function shapeOf(language: Language, key: (typeof CHAPTERS)[number]['key']): string {
  return parseOwnMarkdown(readChapter(language, key).text)
    .map((block) => {
      if (block.kind === 'table') return `table of ${block.rows.length}`;
      return block.kind === 'list' ? `list of ${block.items.length}` : block.kind;
    })
    .join(', ');
}

describe.each(LANGUAGES)('the manual in %s', (language) => {
  it('has a chapter for each entry of its contents, and no other', () => {
    const files = readdirSync(new URL(`../../manual/${language}`, import.meta.url));
    const texts = files.filter((file) => !file.endsWith('.png')).sort();
    expect(texts).toEqual(CHAPTERS.map(({ key }) => `${key}.md`).sort());
  });

  it('has a picture where its text says what is on it, and no other', () => {
    const files = readdirSync(new URL(`../../manual/${language}`, import.meta.url));
    const pictures = files.filter((file) => file.endsWith('.png')).sort();
    const captioned = CHAPTERS.filter(({ key }) => readChapter(language, key).caption !== undefined);
    expect(pictures).toEqual(captioned.map(({ key }) => `${key}.png`).sort());
    expect(Object.keys(readPictures()).sort()).toEqual(captioned.map(({ key }) => key).sort());
  });

  it('has no picture on which a screen says something else than it does now: npm run screenshots', async () => {
    const words = await loadWords(language);
    const old = Object.entries(readPictures()).filter(
      ([, picture]) => digestOfWords(picture.words, words) !== picture[language].digest,
    );
    expect(old.map(([key]) => key)).toEqual([]);
  });

  it('names only words that a screen says, and chapters that exist', async () => {
    const { parts } = await readManual(language);
    const texts = parts.flatMap(({ chapters }) => chapters.map(({ text }) => text));
    expect(texts.filter((text) => text.includes('{{'))).toEqual([]);
  });

  it('explains every status', () => {
    const named = new Set(referencesIn(language));
    expect(STATUSES.filter((status) => !named.has(status))).toEqual([]);
  });

  it('has one word for each notion, and sets its signs as the language does', () => {
    const faults = CHAPTERS.flatMap(({ key }) => {
      const { title, caption = '', text } = readChapter(language, key);
      const lines = [title, caption, ...text.replaceAll(/`[^`]*`/g, '').split('\n')];
      return lines.flatMap((line) => findWordingFaults(language, line).map((fault) => `${key}: ${fault}`));
    });
    expect(faults).toEqual([]);
  });

  it('says as much as the Dutch one: the same sections, lists and tables in each chapter', () => {
    const differing = CHAPTERS.filter(({ key }) => shapeOf(language, key) !== shapeOf('nl', key));
    expect(differing.map(({ key }) => [key, shapeOf('nl', key), shapeOf(language, key)])).toEqual([]);
  });

  it('names the same words of the screens in each chapter as the Dutch one', () => {
    const differing = CHAPTERS.filter(({ key }) => {
      const [here, there] = [language, 'nl' as const].map((each) =>
        listReferences(readChapter(each, key).text).sort().join(),
      );
      return here !== there;
    });
    expect(differing.map(({ key }) => key)).toEqual([]);
  });
});
