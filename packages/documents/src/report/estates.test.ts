import { distribute } from '@prorata/domain/distribution/distribute';
import type { DistributionInput } from '@prorata/domain/distribution/input';
import { sumCents } from '@prorata/domain/money';
import { DOSSIER_LANGUAGES } from '@prorata/domain/vocabulary';
import { describe, expect, it } from 'vitest';
import { sampleReport } from '../../testing/sample-report.ts';
import { buildReport } from './build-report.ts';
import { composeReport, REPORT_WORDS } from './compose-report.ts';
import type { Part, Section } from './composed-report.ts';
import { fill } from './fill.ts';
import { writeMoney } from './write-values.ts';

const BOTH = ['main', 'wife'];
const TO_BOTH = ['Koen Maes', 'An Maes'].map((name) => ({
  ...{ name, statementId: null, isDefendant: true },
  ways: ['registered' as const],
}));

/** Their own goods bring in more than is owed together, so that the solidary debt meets its ceiling in both. */
const INPUT: DistributionInput = {
  asOf: '2026-10-22',
  estates: [{ id: 'main' }, { id: 'wife' }, { id: 'community', memberIds: BOTH }],
  pools: [
    {
      ...{ id: 'a1', kind: 'asset', amountCents: 200_000n },
      shares: [{ estateId: 'community', basisPoints: 10_000 }],
    },
    { id: 'a2', kind: 'asset', amountCents: 400_000n },
    {
      ...{ id: 'a3', kind: 'asset', amountCents: 500_000n },
      shares: [{ estateId: 'wife', basisPoints: 10_000 }],
    },
  ],
  costs: [{ id: 'e1', amountCents: 41_236n }],
  statements: [
    {
      ...{ id: 's1', creditorId: 's1', totalCents: 600_000n, claims: [] },
      ...{ debtorIds: BOTH, liability: 'solidary' },
    },
    {
      ...{ id: 's2', creditorId: 's2', totalCents: 90_000n },
      claims: [{ id: 'c1', privilegeId: 'federal-taxes', amountCents: 90_000n }],
    },
    { id: 's3', creditorId: 's3', totalCents: 300_000n, claims: [] },
    {
      ...{ id: 's4', creditorId: 's4', totalCents: 50_000n },
      claims: [{ id: 'c2', privilegeId: 'federal-taxes', amountCents: 50_000n, debtorIds: ['wife'] }],
    },
  ],
};

/** Both are called the same: what tells them apart is never the name. */
const ESTATES = [
  { id: 'main', name: 'Dominique Maes', isCommon: false },
  { id: 'wife', name: 'Dominique Maes', isCommon: false },
  { id: 'community', name: 'Huwgemeenschap', isCommon: true },
];

function reportIn(language: 'nl' | 'fr' | 'de' | 'en') {
  const { pools: _, declarants, rounds: __, totals: ___, decisions: ____, ...facts } = sampleReport(language);
  const distribution = distribute(INPUT);
  if (distribution.kind !== 'distributed') throw new Error(JSON.stringify(distribution));
  const [one] = declarants;
  if (one === undefined) throw new Error('The sample has declarants.');
  const statements = INPUT.statements.map(({ id }) => ({ ...one, statementId: id, name: id }));
  const assets = INPUT.pools.map(({ id }) => ({ id, name: id }));
  const other = { ...facts.defendant, name: 'Dominique Maes' };
  return buildReport({
    ...{ facts: { ...facts, coDefendants: [other] }, estates: ESTATES, assets, statements, distribution },
    choices: {},
  });
}

const report = reportIn('nl');
const composed = composeReport(report);

function sectionNamed(title: string): Section {
  const found = composed.sections.find((section) => section.title === title);
  if (found === undefined) throw new Error(`There is no section ${title}.`);
  return found;
}

function rowsOf({ parts }: Section) {
  const tables = parts.filter((part): part is Extract<Part, { kind: 'table' }> => part.kind === 'table');
  return tables.flatMap(({ groups, foot }) => [...groups.flatMap(({ rows }) => rows), ...foot]);
}

describe('the report of a couple', () => {
  it('lists the order of payment by estate, each of which comes to what it had', () => {
    const { order } = REPORT_WORDS.nl;
    const section = sectionNamed(order.title);
    const notes = section.parts.flatMap((part) => (part.kind === 'subheading' ? [part.note] : []));
    expect(notes).toHaveLength(3);
    // The first table tells the costs, which come before all estates.
    const [, ...tables] = section.parts.filter((part) => part.kind === 'table');
    const totals = tables.map(({ foot }) => String(foot[0]?.cells[3]));
    for (const [place, note] of notes.entries()) expect(note).toContain(totals[place]);
  });

  it('counts places of privileges in each estate from one', () => {
    const places = report.declarants.flatMap(({ entries }) =>
      entries.filter(({ kind }) => kind === 'general').map(({ places: [first] }) => first?.place),
    );
    expect(places).toEqual([1, 1]);
  });

  it('gives each declarant what the estates give together, and tells them apart by id', () => {
    for (const { entries, allottedCents } of report.declarants) {
      expect(sumCents(entries.map((entry) => entry.allottedCents))).toBe(allottedCents);
    }
    const solidary = report.declarants.find(({ statementId }) => statementId === 's1');
    expect(solidary?.entries.map(({ estateId }) => estateId)).toEqual(['community', 'main', 'wife']);
    expect(solidary?.allottedCents).toBe(600_000n);
  });

  it('tells what came in once, whatever went from one estate to another', () => {
    const total = rowsOf(sectionNamed(REPORT_WORDS.nl.origin.title)).at(-1)?.cells;
    expect(total?.slice(2)).toEqual(['11.000,00', '–', '412,36', '10.587,64']);
  });

  it.each(DOSSIER_LANGUAGES)(
    'says in %s why an estate gives no more, and who gets the surplus',
    (language) => {
      const { order, defendants, contestation, sending } = REPORT_WORDS[language];
      const { opening, sections } = composeReport(reportIn(language));
      expect(opening.at(-1)?.text).toContain(defendants[1]);
      const told = sections.flatMap(({ parts }) =>
        parts.flatMap((part) => (part.kind === 'paragraph' ? part.line.map(({ text }) => text) : [])),
      );
      // Everybody against whom it runs may contest it, and gets it.
      const whole = JSON.stringify(composeReport({ ...reportIn(language), sending: TO_BOTH }));
      for (const [, many] of [contestation.defendants, sending.defendants]) expect(whole).toContain(many);
      expect(told.filter((text) => text.includes('5.160'))).toHaveLength(2);
      expect(told.filter((text) => text.includes('Dominique Maes ('))).toHaveLength(1);
      const inOrder = sections.find(({ title }) => title === order.title);
      const lines = inOrder ? rowsOf(inOrder).map(({ cells }) => cells[1]) : [];
      expect(lines).toContain(order.toOne.replace('{name}', 'Dominique Maes'));
      expect(lines).not.toContain(order.toDefendant);
    },
  );

  it.each(DOSSIER_LANGUAGES)('tells in %s of no surplus where an estate has none', (language) => {
    const told = reportIn(language);
    const surpluses = (told.estates ?? []).map(({ isCommon, name, surplusCents }) => ({
      line: fill(REPORT_WORDS[language].estates.surplus, {
        name,
        amount: writeMoney(surplusCents, language),
      }),
      isTold: !isCommon && surplusCents > 0n,
    }));
    const whole = JSON.stringify(composeReport(told));
    expect(surpluses.filter(({ line }) => whole.includes(line))).toEqual(
      surpluses.filter(({ isTold }) => isTold),
    );
    expect(new Set(surpluses.map(({ isTold }) => isTold))).toEqual(new Set([true, false]));
  });
});
