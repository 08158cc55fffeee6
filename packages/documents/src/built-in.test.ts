import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import { describe, expect, it } from 'vitest';
import { readBuiltInTemplate } from './built-in.ts';
import { SAMPLE_IMPRINT, sampleLetterhead, sampleValues } from './catalogue/samples.ts';
import {
  type MailKey,
  type PaperKey,
  TEMPLATE_KEYS,
  TEMPLATES,
  templateEntry,
} from './catalogue/templates.ts';
import type { Values } from './catalogue/variables.ts';
import { composeLetter } from './letter/compose-letter.ts';
import { bareValues } from './liquid/find-fault.ts';
import { renderMail } from './mail/render-mail.ts';
import { writePlainText } from './text/write-plain-text.ts';
import { WORDS } from './words.ts';

const MAILS = TEMPLATE_KEYS.filter((key): key is MailKey => TEMPLATES[key].kind === 'email');
const PAPERS = TEMPLATE_KEYS.filter((key): key is PaperKey => TEMPLATES[key].kind !== 'email');
const severalValues = (language: Language) => ({
  ...sampleValues(language),
  'defendant.name': 'Koen Leemans & An Coenen',
  'defendant.isSeveral': true,
});
const SAMPLES = {
  'when all is known': sampleValues,
  'when little is known': bareValues,
  'when there are several defendants': severalValues,
};
/** Left-overs of Liquid, of Markdown, or of a value that is not there. */
const LEFT_OVERS = /\{\{|\}\}|\{%|%\}|\*\*|\\|undefined|null|\[object| ,| \.|,,| {2}/;

function render(key: MailKey, language: Language, values = sampleValues(language)) {
  return renderMail({
    key,
    language,
    template: readBuiltInTemplate(key, language),
    values,
    to: 'hilde@dijlezicht.example',
    imprint: SAMPLE_IMPRINT,
  });
}

describe.each(Object.entries(SAMPLES))('%s', (_, valuesIn) => {
  it.each(LANGUAGES)('every mail says everything in %s, as HTML and as text', (language) => {
    for (const key of MAILS) {
      const { subject, html, text } = render(key, language, valuesIn(language));
      expect.soft(subject, key).not.toBe('');
      expect.soft(`${subject}\n${text}`, key).not.toMatch(LEFT_OVERS);
      expect.soft(html, key).toContain(`<html lang="${language}">`);
      expect.soft(html, key).not.toMatch(/\{\{|\{%|undefined|\[object|<img|<script|src=|url\(/);
      expect.soft(text, key).toContain('hilde@dijlezicht.example');
    }
  });

  it.each(LANGUAGES)('every paper says everything in %s', (language) => {
    for (const key of PAPERS) {
      const { body, subject } = readBuiltInTemplate(key, language);
      const letterhead = sampleLetterhead(language);
      const { title, blocks } = composeLetter({ key, body, values: valuesIn(language), letterhead });
      expect.soft(subject, key).toBeNull();
      expect.soft(title, key).not.toBe('2026/0147');
      const text = writePlainText(blocks.filter(({ kind }) => kind !== 'box'));
      expect.soft(text, key).not.toMatch(LEFT_OVERS);
    }
  });
});

it.each([
  ['nl', 'schuldenaar', 'schuldenaars'],
  ['fr', 'débiteur', 'débiteurs'],
  ['de', 'Schuldner', 'Schuldnern'],
  ['en', 'debtor', 'debtors'],
] as const)('of several defendants mails speak in the plural in %s', (language, one, many) => {
  const textOf = (key: MailKey, values: Values) => render(key, language, values).text;
  const wordsOf = (text: string) => text.split(/[^\p{L}]+/u);
  expect(wordsOf(textOf('invitation-email', sampleValues(language)))).toContain(one);
  expect(wordsOf(textOf('invitation-email', severalValues(language)))).toContain(many);
  // In German both are called the same in some cases.
  if (language === 'de') return;
  for (const key of MAILS) expect.soft(wordsOf(textOf(key, severalValues(language))), key).not.toContain(one);
});

it.each(LANGUAGES)('a letter about several defendants has a plural above their names in %s', (language) => {
  const { body } = readBuiltInTemplate('invitation-letter', language);
  const letter = (hasSeveralDefendants: boolean) =>
    composeLetter({
      ...{ key: 'invitation-letter', body, values: severalValues(language) },
      letterhead: { ...sampleLetterhead(language), hasSeveralDefendants },
    });
  const labelOf = (one: ReturnType<typeof letter>) =>
    JSON.stringify(one).match(/Schuldenaars?|Débiteurs?|Schuldner|Debtors?/)?.[0];
  const [one, many] = WORDS[language].defendant;
  expect([labelOf(letter(false)), labelOf(letter(true))]).toEqual([one, many]);
});

it('every mail differs from language to language', () => {
  for (const key of MAILS) {
    expect.soft(new Set(LANGUAGES.map((language) => render(key, language).text)).size, key).toBe(4);
  }
});

it.each([
  ['nl', 'verkoop op 22 oktober 2026', 'derdenbeslag op 3 november 2026'],
  ['fr', 'vente du 22 octobre 2026', 'saisie-arrêt du 3 novembre 2026'],
  ['de', 'Verkauf am 22. Oktober 2026', 'Drittpfändung am 3. November 2026'],
  ['en', 'sale on 22 October 2026', 'third-party attachment on 3 November 2026'],
] as const)('tells the external provider in %s of every kind of transaction', (language, sale, seizure) => {
  const key = 'external-provider-invitation';
  const say = (isSale: boolean, isSeizure: boolean) => {
    const kinds = { 'dossier.isSale': isSale, 'dossier.isSeizure': isSeizure };
    const values = { ...sampleValues(language), ...kinds, 'dossier.seizureDate': '2026-11-03' };
    const { body } = readBuiltInTemplate(key, language);
    const { blocks } = composeLetter({ key, body, values, letterhead: sampleLetterhead(language) });
    const text = writePlainText(blocks).replaceAll('\u00a0', ' ');
    return [text.includes(sale), text.includes(seizure)];
  };
  expect(say(true, false)).toEqual([true, false]);
  expect(say(false, true)).toEqual([false, true]);
  expect(say(true, true)).toEqual([true, true]);
});

describe('the front matter of every text', () => {
  it('gives it a title in each language', () => {
    for (const key of TEMPLATE_KEYS) {
      for (const language of LANGUAGES) {
        expect.soft(readBuiltInTemplate(key, language).title, `${key} in ${language}`).not.toBe(key);
      }
    }
  });

  it('says in Dutch alone why it is sent and where its button leads', () => {
    for (const key of TEMPLATE_KEYS) {
      const [source, ...others] = LANGUAGES.map((language) =>
        readFileSync(new URL(`../templates/${language}/${key}.md`, import.meta.url), 'utf8'),
      );
      for (const text of others) expect.soft(text, key).not.toMatch(/^(purpose|button): /m);
      const hasButton = templateEntry(key).variables.includes('product.link');
      expect.soft(/^button: \//m.test(source ?? ''), key).toBe(hasButton);
    }
  });
});

it.each([
  ['nl', 'ontvangt u niets', 'U diende geen aangifte in'],
  ['fr', 'vous ne recevez rien', 'Vous n’avez pas déposé de déclaration'],
] as const)(
  'tells a creditor in %s who gets nothing, and one who filed nothing',
  (language, nothing, silent) => {
    const say = (values: object) =>
      render('report-attachment-email', language, { ...sampleValues(language), ...values }).text;
    expect(say({})).not.toMatch(new RegExp(`${nothing}|${silent}`));
    expect(say({ 'report.amount': 0n, 'report.isNothing': true })).toContain(nothing);
    expect(say({ 'report.amount': null })).toContain(silent);
  },
);
