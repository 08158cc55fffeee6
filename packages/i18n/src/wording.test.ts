import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import { describe, expect, it } from 'vitest';
import { findWordingFaults, listTexts } from './testing/wording.ts';
import { loadTopic, TOPICS } from './topics.ts';

const CHECKED = LANGUAGES;

/** Words of the law, which a list names beside the everyday ones. */
const IN_LAW = /^vocabulary:claimTypeInLaw\./;

async function phrasesIn(language: Language): Promise<[key: string, phrase: string][]> {
  const topics = await Promise.all(
    TOPICS.map(async (topic) => listTexts(await loadTopic(language, topic), `${topic}:`)),
  );
  return topics.flat();
}

describe.each(CHECKED)('the interface in %s', (language) => {
  it('has one word for each notion, and sets its signs as the language does', async () => {
    const faults = (await phrasesIn(language)).flatMap(([key, phrase]) =>
      findWordingFaults(language, phrase).map((fault) => `${key}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

it('says ordinary to lay people in French, and chirographic only to explain it', async () => {
  const faults = (await phrasesIn('fr')).filter(
    ([key, phrase]) => !IN_LAW.test(key) && /(?<!\()chirographaire/i.test(phrase),
  );
  expect(faults).toEqual([]);
});

/** The same fault found at two moments, and so under two codes; a sentence of two tabs, each with texts of its own. */
const SAID_TWICE = [
  ['findings:dossier.PRIVILEGED_CLAIM_DEMAND_MORE_THAN_CLAIM', 'findings:calculation.claimsExceedTotal'],
  ['findings:dossier.PRIVILEGED_CLAIM_DEMAND_MORE_THAN_CLAIM', 'fieldErrors:claims-exceed-total'],
  ['findings:dossier.SPECIFIC_CLAIM_NO_ASSET', 'findings:calculation.poolMissing'],
  ['findings:gaps.priceMissing', 'problems:tariff-gap'],
  ['findings:gaps.lawMissing', 'problems:law-gap'],
  ['costs:ofDossier.noDate', 'dossiers:balance.tariff.noDate'],
];
/** A form finds the hint of a field under the name of the field. */
const HINT = /(?:^|[.:])(?:hints\.language|languageHint)$/;
const WORDS_OF_A_SENTENCE = 6;

it('says a sentence under one key', async () => {
  const keysOf = Map.groupBy(await phrasesIn('nl'), ([, phrase]) => phrase);
  const repeated = [...keysOf]
    .filter(([phrase]) => phrase.split(' ').length >= WORDS_OF_A_SENTENCE)
    .map(([, entries]) => entries.map(([key]) => key).filter((key) => !HINT.test(key)))
    .map((keys) =>
      keys.filter(
        (key) => !SAID_TWICE.some(([first, second]) => key === second && keys.includes(first ?? '')),
      ),
    )
    .filter((keys) => keys.length > 1);
  expect(repeated).toEqual([]);
});
