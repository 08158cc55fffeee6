import { describe, expect, it } from 'vitest';
import { findPrintedAllotment, isPrinted } from './printed-amounts.ts';
import { findPrintedSeal, parseSealMark } from './printed-seal.ts';

const INPUT = '9f2c07d1'.repeat(8);
const OUTCOME = 'c03a7715'.repeat(8);

function inGroups(digits: string): string {
  return (digits.match(/.{8}/g) ?? []).join(' ');
}

describe('the seal of a report', () => {
  it('is found among its lines', () => {
    const lines = [
      'BE49 9990 0000 0171 op 17.11.2026',
      'Recht 2026.8+b6a196939aea',
      'Rekenwijze 2.0.0',
      'Opmaak 7',
      `SHA-256 van de gegevens ${inGroups(INPUT)}`,
      `SHA-256 van de uitkomst ${inGroups(OUTCOME)}`,
    ];
    expect(findPrintedSeal(lines)).toEqual({
      lawVersion: '2026.8+b6a196939aea',
      engineVersion: '2.0.0',
      inputSha256: INPUT,
      outcomeSha256: OUTCOME,
    });
    expect(findPrintedSeal(lines.slice(0, -1))).toBe(undefined);
    expect(findPrintedSeal([])).toBe(undefined);
  });

  it('is carried by the QR code behind the address', () => {
    expect(parseSealMark(`#2026/0147/3/${INPUT}/${OUTCOME}`)).toEqual({
      fileNumber: '2026/0147',
      calculation: 3,
      inputSha256: INPUT,
      outcomeSha256: OUTCOME,
    });
    expect(parseSealMark('')).toBe(undefined);
    expect(parseSealMark('#2026/0147/3/abc/def')).toBe(undefined);
  });
});

describe('what is printed as allotted', () => {
  const lines = [
    '– Gerechtskosten 100 4.784,71 4.784,71 –',
    '2 Immo Dijlezicht BV · Vonnis vrederechter, 26 mei 20267.250,00 6.796,65 453,35',
    'Haverwerf 27, 2800 Mechelen',
    '4 Karim Benhaddou 6 318,40 – 6 318,40 6 318,40 –',
    '7 Houthandel Lannoy-Peeters NV · Vonnis, 3',
    'maart 2026 – 8\u202f932,10 3\u00a0391,74 6\u202f540,36',
  ];
  const find = (number: number, name: string, allottedCents: bigint) =>
    findPrintedAllotment(lines, { number, name, allottedCents });

  it('is read beside the name, and differs when the paper does', () => {
    expect(find(2, 'Immo Dijlezicht BV', 679_665n)).toBe(679_665n);
    expect(find(2, 'Immo Dijlezicht BV', 100n)).toBe(679_665n);
    expect(find(4, 'Karim Benhaddou', 100n)).toBe(631_840n);
    expect(find(7, 'Houthandel  Lannoy-Peeters NV', 239_174n)).toBe(339_174n);
  });

  it('is not found where the creditor is not', () => {
    expect(find(3, 'Immo Dijlezicht BV', 679_665n)).toBe(null);
    expect(isPrinted(lines, 478_471n)).toBe(true);
    expect(isPrinted(lines, 478_472n)).toBe(false);
  });
});
