import { describe, expect, test } from 'vitest';
import { SAMPLE_INVOICE } from '../testing/sample-invoice.ts';
import { checkInvoice } from './check-invoice.ts';

/** What is found when one thing is written otherwise. */
function findingsAfter(from: string | RegExp, to: string): string[] {
  const changed = SAMPLE_INVOICE.replace(from, to);
  expect(changed).not.toBe(SAMPLE_INVOICE);
  return checkInvoice(changed).findings.map((finding) => finding.split(': ')[0] ?? '');
}

describe('checkInvoice', () => {
  test('finds nothing in an invoice that keeps the rules', () => {
    const { invoice, findings } = checkInvoice(SAMPLE_INVOICE);
    expect(findings).toEqual([]);
    expect(invoice).toMatchObject({
      number: '2026/000007',
      payable: '108.48',
      buyer: { name: 'Étude Delvigne', endpoint: '0208:1999000051' },
    });
  });

  test.each([
    ['what is no XML', '</cbc:ID>', '</cbc:IT>', ['XML']],
    ['a document type', '<Invoice', '<!DOCTYPE Invoice><Invoice', ['XML']],
    ['another specification', '#compliant#', '#', ['PEPPOL-EN16931-R004']],
    ['another type', '>380<', '>381<', ['BR-04']],
    ['a date of the wrong form', '2026-11-04', '04-11-2026', ['PEPPOL-EN16931-F001']],
    ['no reference', /<cbc:BuyerReference>.*/, '', ['PEPPOL-EN16931-R003']],
    ['no due date', /<cbc:DueDate>.*/, '', ['BR-CO-25']],
    ['an empty element', '>2026-10<', '> <', ['PEPPOL-EN16931-R003', 'PEPPOL-EN16931-R008']],
    ['a wrong enterprise number', '>1999000051<', '>1999000052<', ['PEPPOL-COMMON-R043']],
    ['a wrong account', 'BE49999', 'BE48999', ['BR-61']],
    ['wrong check digits of the communication', '55493', '55494', ['BE-OGM']],
    ['too many decimals', '>108.48</cbc:PayableAmount>', '>108.480</cbc:PayableAmount>', ['BR-DEC']],
    [
      'another currency',
      'currencyID="EUR">108.48</cbc:Pay',
      'currencyID="USD">108.48</cbc:Pay',
      ['PEPPOL-EN16931-R051'],
    ],
    [
      'a total that is a cent off',
      '>108.48</cbc:PayableAmount>',
      '>108.49</cbc:PayableAmount>',
      ['BR-CO-16'],
    ],
    ['VAT that is a cent off', />18\.83</g, '>18.82<', ['BR-CO-15', 'BR-CO-17']],
    ['a line that is not its price times its quantity', '>45.00<', '>45.01<', ['PEPPOL-EN16931-R120']],
    ['a negative price', '>0.35<', '>-0.35<', ['PEPPOL-EN16931-R120', 'BR-27']],
  ])('finds %s', (_what, from, to, expected) => {
    expect(findingsAfter(from, to)).toEqual(expected);
  });

  test('finds lines that do not add up', () => {
    expect(findingsAfter(/<cac:InvoiceLine><cbc:ID>2[\s\S]*<\/cac:InvoiceLine>/, '')).toEqual([
      'BR-CO-10',
      'BR-S-08',
    ]);
  });

  test('finds elements that are not in their order, or have no place', () => {
    const due = '<cbc:DueDate>2026-12-04</cbc:DueDate>\n';
    const later = SAMPLE_INVOICE.replace(due, '').replace('<cac:PaymentMeans>', `${due}<cac:PaymentMeans>`);
    expect(checkInvoice(later).findings).toEqual(['UBL: what stands in Invoice is not in its order']);
    expect(findingsAfter('<cac:Price>', '<cbc:Weight>1</cbc:Weight><cac:Price>')).toContain('UBL');
  });
});
