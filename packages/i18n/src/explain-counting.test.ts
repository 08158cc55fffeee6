import type { Counting } from '@prorata/domain/claims/count-claim';
import { LANGUAGES } from '@prorata/domain/vocabulary';
import { describe, expect, test } from 'vitest';
import { explainCounting } from './explain-counting.ts';

/** Everything that can happen to a claim before it is shared out. */
const counting: Counting = {
  id: 'claim',
  declaredCents: 560_000n,
  rejection: { amountCents: 60_000n, reason: 'prescribed', note: 'Facturen van 2015.' },
  reservation: { amountCents: 100_000n, reason: 'Verzet hangende' },
  events: [
    {
      kind: 'interestRan',
      baseCents: 450_000n,
      from: '2025-12-31',
      until: '2026-10-15',
      stretches: [
        { days: 1, ratePartsPerMillion: 57_500 },
        { days: 288, ratePartsPerMillion: 45_000 },
      ],
      amountCents: 16_049n,
    },
    {
      kind: 'paymentImputed',
      date: '2026-10-15',
      amountCents: 50_000n,
      taken: [
        { part: 'costs', amountCents: 10_000n },
        { part: 'interest', amountCents: 31_000n },
        { part: 'principal', amountCents: 8_000n },
      ],
    },
  ],
  countedCents: 467_049n,
};

const told = (of: Counting, language: (typeof LANGUAGES)[number] = 'nl') =>
  explainCounting(of, language).map((sentence) => sentence.replaceAll('\u00a0', ' '));

describe('how an amount came to be counted', () => {
  test('is told from what was declared to what counts', () => {
    expect(told(counting)).toEqual([
      'Aangegeven: € 5.600,00.',
      'Niet aanvaard: € 600,00 (verjaard; Facturen van 2015).',
      'Voorbehouden: € 1.000,00 (Verzet hangende).',
      'Interest op € 4.500,00 van 31/12/2025 tot en met 15/10/2026, 1 dag tegen 5,75 %, 288 dagen tegen 4,5 %: € 160,49 komt erbij.',
      'Betaling van € 500,00 op 15/10/2026, toegerekend in de wettelijke volgorde (art. 5.210 BW): kosten € 100,00, interest € 310,00, hoofdsom € 80,00.',
      'Van de betaling van 15/10/2026 overschrijdt € 10,00 wat verschuldigd was.',
      'In de verdeling telt € 4.670,49 mee.',
    ]);
  });

  test('is no more than what was declared where nothing happened to it', () => {
    expect(told({ ...counting, rejection: null, reservation: null, events: [] })).toEqual([
      'Aangegeven: € 5.600,00.',
    ]);
  });

  test('names no parts of a payment of what was no longer due', () => {
    const [payment] = counting.events.slice(1);
    if (payment?.kind !== 'paymentImputed') throw new Error('There is no payment.');
    expect(told({ ...counting, rejection: null, events: [{ ...payment, taken: [] }] }, 'en')).toContain(
      'Of the payment of 15/10/2026, €500.00 exceeds what was due.',
    );
  });

  test.each(LANGUAGES)('is told in %s without a hole, in words of its own', (language) => {
    const sentences = told(counting, language);
    expect(sentences).toHaveLength(7);
    for (const sentence of sentences) expect(sentence).not.toMatch(/\{\{|undefined|null|\(\)/);
    for (const other of LANGUAGES.filter((one) => one !== language)) {
      const elsewhere = told(counting, other);
      expect(sentences.filter((sentence) => elsewhere.includes(sentence))).toEqual([]);
    }
  });
});
