import { addressIn } from '@prorata/domain/town-names';
import type { Fact, Line, Part, Section } from '../composed-report.ts';
import { fill, fillLine, keepCitations } from '../fill.ts';
import type { DeedOfReport, OtherParties, PartyOfDeed, Report } from '../report.ts';
import type { Counted, Words } from '../words/nl.ts';
import { NOTHING, writeDate, writeEnterpriseNumber, writeSeat } from '../write-values.ts';
import { FIGURE, plainRow, SHORT_TEXT, TEXT, table } from './table.ts';

type Language = Report['language'];

/** The phrase for as many defendants as the dossier has. */
export function ofDefendants([one, many]: Counted, { coDefendants = [] }: Report): string {
  return coDefendants.length === 0 ? one : many;
}

/** Against whom, at whose request, and who owed the money. */
export function composeParties(report: Report, words: Words): Section {
  const { seized, seizing, thirdParty, electedDomicile, title } = words.parties;
  const {
    seizing: creditors = [],
    thirdParties = [],
    electedDomicile: domicile = null,
  } = report.parties ?? {};
  const facts: Fact[] = [
    ...[report.defendant, ...(report.coDefendants ?? [])].map((party) => ({
      label: seized,
      line: seizedLine(party, report.language, words),
    })),
    ...creditors.map((party) => ({ label: seizing, line: partyLine(party, report.language, words) })),
    ...(domicile === null
      ? []
      : [
          {
            label: electedDomicile,
            line: fillLine('{domicile}', { domicile: addressIn(domicile, report.language) }),
          },
        ]),
    ...thirdParties.map((party) => ({ label: thirdParty, line: partyLine(party, report.language, words) })),
  ];
  return { title, parts: [{ kind: 'facts', facts }] };
}

export function seizedLine(
  defendant: Report['defendant'],
  language: Language,
  { parties }: Words,
  more = '',
): Line {
  const { name, isCompany, salutation, enterpriseNumber } = defendant;
  const phrase = isCompany ? parties.company : parties.person[salutation ?? 'unknown'];
  const address = writeSeat(defendant.address, language);
  return fillLine(phrase, { name, address, number: `${numberOf(enterpriseNumber, parties)}${more}` });
}

type AnyParty = PartyOfDeed & Partial<Pick<OtherParties['seizing'][number], 'counsel' | 'bailiff'>>;

/** What the party is, besides, stands right after its name. */
export function partyLine(party: AnyParty, language: Language, { parties }: Words, what = ''): Line {
  const { name, address, enterpriseNumber, counsel = null, bailiff = null } = party;
  const place = enterpriseNumber === null ? parties.place : parties.seat;
  return fillLine(parties.other, {
    name,
    address: `${what}${address === null ? '' : fill(place, { address: writeSeat(address, language) })}`,
    number: numberOf(enterpriseNumber, parties),
    counsel: counsel === null ? '' : fill(parties.counsel, { name: counsel }),
    bailiff: bailiff === null ? '' : fill(parties.bailiff, { name: bailiff }),
  });
}

function numberOf(enterpriseNumber: string | null, { enterpriseNumber: phrase }: Words['parties']): string {
  return enterpriseNumber === null ? '' : fill(phrase, { number: writeEnterpriseNumber(enterpriseNumber) });
}

/** What led to the money, by its day; no section where nothing was entered. */
export function composeDeeds(report: Report, words: Words): Section[] {
  const { title, date, deed, officer } = words.deeds;
  const rows = [
    ...(report.deeds ?? []).map((one) => deedRow(one, report.language, words)),
    ...(report.parties?.thirdParties ?? []).flatMap((party) => thirdPartyRows(party, words)),
  ].toSorted((one, other) => (one.on ?? '').localeCompare(other.on ?? ''));
  if (rows.length === 0) return [];
  const groups = rows.map(({ on, text, by }) =>
    plainRow(on === null ? NOTHING : writeDate(on, report.language), keepCitations(text), by),
  );
  const part: Part = table({
    columns: [SHORT_TEXT, TEXT, FIGURE],
    head: [date, deed, officer],
    groups,
  });
  return [{ title, parts: [part] }];
}

interface DeedRow {
  readonly on: string | null;
  readonly text: string;
  readonly by: string;
}

/** A title goes by what it is; every other deed by its kind, with what it was about. */
function deedRow(deed: DeedOfReport, language: Language, { deeds }: Words): DeedRow {
  const { kind, on, description, servedOn, officer, repertoryNumber } = deed;
  const isNamed = (kind === 'title' || kind === 'other') && description !== null;
  const name = isNamed ? description : [deeds.kinds[kind], description].filter(Boolean).join(', ');
  const served = servedOn === null ? '' : fill(deeds.served, { date: writeDate(servedOn, language) });
  return {
    on,
    text: `${name}${served}`,
    by: [officer, repertoryNumber].filter(Boolean).join(', ') || NOTHING,
  };
}

function thirdPartyRows(
  { name, declaredOn, receivedOn }: OtherParties['thirdParties'][number],
  { deeds }: Words,
): DeedRow[] {
  return [
    ...(declaredOn === null
      ? []
      : [{ on: declaredOn, text: fill(deeds.declaration, { name }), by: NOTHING }]),
    ...(receivedOn === null ? [] : [{ on: receivedOn, text: fill(deeds.receipt, { name }), by: NOTHING }]),
  ];
}
