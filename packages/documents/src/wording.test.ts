import { TITLES } from '@prorata/domain/claims/titles';
import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import { findWordingFaults, listTexts } from '@prorata/i18n/testing/wording';
import { listWays } from '@prorata/law/causes/cause';
import { WHY_OWED } from '@prorata/law/causes/register';
import { EXPLANATIONS } from '@prorata/law/explanations/register';
import { PARAMETERS } from '@prorata/law/parameters/register';
import { PRIVILEGES } from '@prorata/law/privileges/catalogue';
import { READINGS } from '@prorata/law/readings/register';
import { describe, expect, it } from 'vitest';
import { readBuiltInTemplate } from './built-in.ts';
import { TEMPLATE_KEYS } from './catalogue/templates.ts';
import { VARIABLES } from './catalogue/variables.ts';
import { BAILIFF_TITLES, SALUTATIONS } from './form-of-address.ts';
import { de } from './report/words/de.ts';
import { en } from './report/words/en.ts';
import { fr } from './report/words/fr.ts';
import { nl } from './report/words/nl.ts';
import { AMOUNT_OF, PAID_OF_ADMITTED, WORDS } from './words.ts';

const REPORT: Readonly<Record<Language, object>> = { nl, fr, de, en };
const CHECKED = LANGUAGES;
const LIQUID_TAG = /\{%.*?%\}/g;
/** In the languages other than its own. */
const IN_OTHER_LANGUAGES = 'words.otherLanguages';

function textsOfTemplates(language: Language): [place: string, text: string][] {
  return TEMPLATE_KEYS.flatMap((key) => {
    const { title, subject, body } = readBuiltInTemplate(key, language);
    const lines = [title, subject ?? '', ...body.replaceAll(LIQUID_TAG, '').split('\n')];
    return lines.map((line): [string, string] => [key, line]);
  });
}

function textsOfLaw(language: Language): [place: string, text: string][] {
  const names = [
    ...PRIVILEGES.map((privilege) => privilege.names),
    ...Object.values(PARAMETERS).map((parameter) => parameter.names),
    ...Object.values(READINGS).flatMap(({ question, answerNames, reasons }) => [
      question,
      ...Object.values(answerNames),
      ...Object.values(reasons),
    ]),
    ...Object.values(EXPLANATIONS).flatMap((explanation) =>
      Object.values(explanation).filter((text) => text !== null),
    ),
    ...Object.values(TITLES).map((title) => title.names),
    WHY_OWED.asks,
    ...listWays(WHY_OWED)
      .flat()
      .flatMap(({ names: answer, leads }) => (typeof leads === 'string' ? [answer] : [answer, leads.asks])),
  ];
  return names.map((name) => ['law', name[language]]);
}

/** What is put together around a name, and the samples that are written for each language. */
function textsAroundNames(language: Language): [place: string, text: string][] {
  const samples = Object.entries(VARIABLES).flatMap(([name, { sample }]): [string, string][] =>
    typeof sample === 'object' && sample !== null && 'nl' in sample ? [[name, sample[language]]] : [],
  );
  return [
    ['amount', AMOUNT_OF[language]('Immo Dijlezicht', '1')],
    ['paid', PAID_OF_ADMITTED[language]('Immo Dijlezicht', '1', '2')],
    // Neither the space that the machine sets in a French number, nor a shortened hash, is a sign of ours.
    ...samples.map(([name, text]): [string, string] => [name, text.replaceAll(/\u202f|\(\w+…\)/g, '\u00a0')]),
  ];
}

describe.each(CHECKED)('mails, letters, report and names of the law in %s', (language) => {
  it('have one word for each notion, and set their signs as the language does', () => {
    const texts = [
      ...textsOfTemplates(language),
      ...textsOfLaw(language),
      ...textsAroundNames(language),
      ...listTexts({ words: WORDS[language], report: REPORT[language] }),
      ...listTexts({ salutation: SALUTATIONS[language], title: BAILIFF_TITLES[language] }),
    ];
    const faults = texts
      .filter(([place]) => place !== IN_OTHER_LANGUAGES)
      .flatMap(([place, text]) => findWordingFaults(language, text).map((fault) => `${place}: ${fault}`));
    expect(faults).toEqual([]);
  });
});

it('the report has the same gaps in each language, but for the gender of a number', () => {
  const gapsOf = (words: object) =>
    listTexts(words).map(
      ([place, text]) =>
        `${place} ${[...text.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap?.replace('Feminine', '')).sort()}`,
    );
  expect(gapsOf(fr)).toEqual(gapsOf(nl));
  expect(gapsOf(de)).toEqual(gapsOf(nl));
  expect(gapsOf(en)).toEqual(gapsOf(nl));
});

it('no mail or letter promises payment, whoever contests', () => {
  const promising = textsOfTemplates('nl').filter(([, text]) => /betaal ik/.test(text));
  expect(promising).not.toEqual([]);
  for (const [, text] of promising) expect(text).toContain('van niemand tegenspraak');
});
