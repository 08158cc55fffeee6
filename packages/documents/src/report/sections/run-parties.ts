import { addressIn } from '@prorata/domain/town-names';
import { joinWithSemicolons } from '@prorata/law/cite';
import type { Fact, Section } from '../composed-report.ts';
import { fill, fillLine } from '../fill.ts';
import type { DeedOfReport, IncomeRunOfReport, Report } from '../report.ts';
import type { Words } from '../words/nl.ts';
import { writeNumber } from '../write-numbers.ts';
import { writeDate } from '../write-values.ts';
import { partyLine, seizedLine } from './parties.ts';
import { listOf } from './standing.ts';

/** Of a run: against whom, at whose request, who pays the income, and by which deeds; all on a few lines. */
export function composeRunParties(report: Report, run: IncomeRunOfReport, words: Words): Section {
  const { seized, seizing, thirdParty, electedDomicile } = words.parties;
  const { language, parties, coDefendants = [] } = report;
  const domicile = parties?.electedDomicile ?? null;
  const children = childrenOf(run, report, words);
  const facts: Fact[] = [
    { label: seized, line: seizedLine(report.defendant, language, words, children) },
    ...coDefendants.map((party) => ({ label: seized, line: seizedLine(party, language, words) })),
    ...(parties?.seizing ?? []).map((party) => ({ label: seizing, line: partyLine(party, language, words) })),
    ...(domicile === null
      ? []
      : [
          {
            label: electedDomicile,
            line: fillLine('{domicile}', { domicile: addressIn(domicile, language) }),
          },
        ]),
    ...run.payers.map((payer) => ({
      label: thirdParty,
      line: partyLine(payer, language, words, words.run.payers[payer.kind]),
    })),
    ...otherThirdParties(report, run).map((party) => ({
      label: thirdParty,
      line: partyLine(party, language, words),
    })),
  ];
  const deeds = deedsOf(report, run, words);
  return {
    title: words.run.parties,
    parts: [
      {
        kind: 'facts',
        facts:
          deeds === ''
            ? facts
            : [...facts, { label: words.run.deeds, line: fillLine('{deeds}.', { deeds }) }],
      },
    ],
  };
}

/** Who pays month by month is named as such, and not a second time as the deeds have it. */
function otherThirdParties({ parties }: Report, { payers }: IncomeRunOfReport) {
  const isPayer = (name: string) => payers.some((payer) => payer.name.toLowerCase() === name.toLowerCase());
  return (parties?.thirdParties ?? []).filter(({ name }) => !isPayer(name));
}

function childrenOf({ children }: IncomeRunOfReport, { language }: Report, { run }: Words): string {
  if (children === 0) return '';
  return fill(run.children[children === 1 ? 0 : 1], { count: writeNumber(children, language) });
}

/** Each deed with its day and number, then the distributions before this one. */
function deedsOf({ deeds = [], language }: Report, { earlier }: IncomeRunOfReport, words: Words): string {
  const { run, standing } = words;
  const before = earlier.map(({ fileNumber, repertoryNumber }) =>
    withNumber(fill(run.dossier, { number: fileNumber }), repertoryNumber, words),
  );
  const told = [
    ...deeds
      .toSorted((one, other) => (one.on ?? '').localeCompare(other.on ?? ''))
      .map((deed) => deedText(deed, language, words)),
    ...(before.length === 0
      ? []
      : [fill(run.earlier[before.length === 1 ? 0 : 1], { list: listOf(before, standing.and) })]),
  ];
  return joinWithSemicolons(told, language);
}

function deedText(deed: DeedOfReport, language: Report['language'], words: Words): string {
  const { kind, on, description, servedOn, officer, repertoryNumber } = deed;
  const isNamed = (kind === 'title' || kind === 'other') && description !== null;
  const name = isNamed ? description : words.deeds.kinds[kind];
  const what = on === null ? name : fill(words.run.deedOf, { deed: name, date: writeDate(on, language) });
  const about = isNamed || description === null ? '' : `, ${description}`;
  const served = servedOn === null ? '' : fill(words.deeds.served, { date: writeDate(servedOn, language) });
  const number = repertoryNumber === null ? '' : fill(words.run.repertory, { number: repertoryNumber });
  const by = [officer, number].filter(Boolean).join(', ');
  return `${what}${about}${served}${by === '' ? '' : ` (${by})`}`;
}

function withNumber(text: string, repertoryNumber: string | null, { run }: Words): string {
  return repertoryNumber === null ? text : `${text} (${fill(run.repertory, { number: repertoryNumber })})`;
}
