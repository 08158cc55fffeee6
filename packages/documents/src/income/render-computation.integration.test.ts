import { computeAccount } from '@prorata/domain/income/protected-account';
import { scaleOn } from '@prorata/domain/income/scales';
import { computeSeizablePart, type IncomeToCount } from '@prorata/domain/income/seizable-part';
import { LANGUAGES } from '@prorata/domain/vocabulary';
import { afterAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { sampleLetterhead } from '../catalogue/samples.ts';
import { openPdfRenderer } from '../pdf/pdf-renderer.ts';
import { composeAccount, composeIncome } from './compose-computation.ts';
import { renderComputation } from './render-computation.ts';

const renderer = openPdfRenderer();
afterAll(() => renderer.close());

const SCALE = scaleOn('2026-06-15', []);
const INCOME: IncomeToCount = {
  incomes: [
    { kind: 'wage', netCents: 215_000n, extraCents: 120_000n },
    { kind: 'replacement', netCents: 70_000n, extraCents: 0n },
  ],
  children: 2,
  maintenanceCents: 300_000n,
};

function incomeOf(changes: Partial<IncomeToCount> = {}, scale = SCALE) {
  const income = { ...INCOME, ...changes };
  return {
    ...income,
    paidOn: '2026-06-15',
    payers: ['Bouwbedrijf Rotsaert NV', null],
    scale,
    part: computeSeizablePart(income, scale.value),
  };
}

const ACCOUNT = {
  bank: 'Scheldebank',
  seizedOn: '2026-03-17',
  balanceCents: 190_000n,
  countsCreditDay: false,
  credits: [
    { kind: 'wage', creditedOn: '2026-03-05', amountCents: 215_000n, months: 1, children: 0 },
    { kind: 'protected', creditedOn: '2026-03-08', amountCents: 34_000n, months: 1, children: 0 },
    { kind: 'replacement', creditedOn: '2026-02-20', amountCents: 510_000n, months: 3, children: 1 },
  ],
} as const;

function accountOf(changes: { readonly credits?: []; readonly countsCreditDay?: boolean } = {}) {
  const account = { ...ACCOUNT, ...changes };
  return {
    ...account,
    sources: ['Bouwbedrijf Rotsaert NV', null, null],
    scales: [SCALE],
    part: computeAccount(account, () => SCALE.value),
  };
}

describe.each(LANGUAGES)('a computation in %s', (language) => {
  const head = { ...sampleLetterhead(language), date: '2026-06-20' };

  it('is one sheet that tells each step with its article, the source of the amounts and the result', async () => {
    const pdf = await renderComputation(renderer, composeIncome(incomeOf(), language), head);
    const { text, pageCount, objects, fontCount, embeddedFontCount } = readPdf(pdf);
    expect(pageCount).toBe(1);
    expect(embeddedFontCount).toBe(fontCount);
    expect(objects).toContain('<pdfaid:part>2</pdfaid:part>');
    for (const words of ['1409', '1411', '1412', 'securex.be', 'Bouwbedrijf Rotsaert NV', '2026/0147']) {
      expect(text).toContain(words);
    }
  });

  it('of an account is one sheet with each credit, its days and what may be taken', async () => {
    const pdf = await renderComputation(renderer, composeAccount(accountOf(), language), head);
    const { text, pageCount } = readPdf(pdf);
    expect(pageCount).toBe(1);
    for (const words of ['1411bis', '1411ter', '1411quater', '1410, § 2', '18 / 30', 'Scheldebank']) {
      expect(text).toContain(words);
    }
  });
});

describe('what the paper says', () => {
  it('is W1 with two children, line by line and to the cent', () => {
    const one = incomeOf({
      incomes: [{ kind: 'wage', netCents: 215_000n, extraCents: 0n }],
      maintenanceCents: null,
    });
    const { rows } = composeIncome(one, 'en');
    expect(rows.map(({ text, amount, kind }) => `${kind} ${text} ${amount}`.trim())).toEqual([
      'line Net amount: Wage, Bouwbedrijf Rotsaert NV €2,150.00',
      'sum Income of the calendar month €2,150.00',
      'line Up to €1,419.00: not attachable €0.00',
      'line From €1,419.00 to €1,524.00: 20% of €105.00 €21.00',
      'line From €1,524.00 to €1,682.00: 30% of €158.00 €47.40',
      'line From €1,682.00 to €1,839.00: 40% of €157.00 €62.80',
      'line Above €1,839.00: 100% of €311.00 €311.00',
      'sum Together €442.20',
      'line Reduction for dependent children: 2 × €88.00 −€176.00',
      'result Attachable part €266.20',
      'line Protected part €1,883.80',
    ]);
  });

  it('leaves out the layers that an income does not reach, and says that a child takes off no more than there is', () => {
    const small = incomeOf({
      incomes: [{ kind: 'wage', netCents: 155_000n, extraCents: 0n }],
      children: 1,
      maintenanceCents: null,
    });
    const texts = composeIncome(small, 'en').rows.map(({ text }) => text);
    expect(texts.filter((text) => text.includes('% of'))).toHaveLength(2);
    expect(texts.some((text) => text.endsWith('no more than there is'))).toBe(true);
  });

  it('tells when nobody has confirmed the amounts, or those of the year were not known', () => {
    const late = {
      ...incomeOf({}, { ...SCALE, isConfirmed: false, isOfItsYear: false }),
      paidOn: '2027-01-15',
    };
    expect(composeIncome(late, 'en').notes).toContain(
      'The amounts of 2027 were not known yet when this was drawn up.',
    );
    const waiting = incomeOf({}, { ...SCALE, isConfirmed: false });
    expect(composeIncome(waiting, 'en').notes[0]).toContain('Not confirmed yet.');
  });

  it('says that an account without coded credits protects nothing', () => {
    const { rows, notes } = composeAccount(accountOf({ credits: [], countsCreditDay: true }), 'en');
    expect(rows.map(({ text }) => text)[0]).toBe('No coded credits in the last 30 days');
    expect(rows.at(-1)).toMatchObject({ kind: 'result', amount: '€1,900.00' });
    expect(notes[0]).toBe('The day of crediting counts as the first of the 30 days.');
  });
});
