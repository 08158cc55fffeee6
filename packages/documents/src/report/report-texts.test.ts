import { LANGUAGES } from '@prorata/domain/vocabulary';
import { listTexts } from '@prorata/i18n/testing/wording';
import { describe, expect, it } from 'vitest';
import { listReportTexts, type SectionTexts } from './report-texts.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { nl } from './words/nl.ts';

const WORDS = { nl, fr, de, en };
/** The number of a page and what a picture is called are no texts of the deed. */
const BESIDES = ['report.logo', 'report.page'];

function textsOf(section: SectionTexts): string[] {
  const inWords = (line: readonly { readonly text: string }[]) => line.map(({ text }) => text).join('');
  if (section.kind === 'office') return [section.title, section.note];
  return [section.title, ...section.labels, ...section.phrases.map(inWords)];
}

describe.each(LANGUAGES)('the texts of the report in %s', (language) => {
  const shown = listReportTexts(language).flatMap(textsOf);

  it('are all there, with dots for what a dossier fills in', () => {
    const said = listTexts({ report: WORDS[language] })
      .filter(([place]) => !BESIDES.includes(place))
      .map(([, text]) => text.replaceAll('*', '').replaceAll(/(\{\w+\})+/g, '…'))
      .filter((text) => /\p{L}/u.test(text));
    const plain = (text: string) => text.replaceAll('\u00a0', ' ').replace(/^…?(?=[ ,])/, '');
    expect(said.map(plain).filter((text) => !shown.map(plain).includes(text))).toEqual([]);
    expect(shown.join('\n')).not.toMatch(/[{}*]|……/);
  });

  it('leave the office a place before the parties and one before the payment', () => {
    const sections = listReportTexts(language);
    const places = sections.flatMap((section, place) => (section.kind === 'office' ? [place] : []));
    const after = places.map((place) => sections[place + 1]);
    expect(after).toMatchObject([{ key: 'parties' }, { key: 'payment' }]);
  });
});
