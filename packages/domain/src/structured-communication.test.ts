import { describe, expect, it } from 'vitest';
import { communicationOfInvoice, isWrongStructuredCommunication } from './structured-communication.ts';

describe('isWrongStructuredCommunication', () => {
  it.each([
    '+++090/9337/55493+++',
    '***090/9337/55493***',
    '090/9337/55493',
    ' +++ 090 9337 55493 +++ ',
    // A remainder of 0 is written as 97.
    '+++000/0000/09797+++',
  ])('takes %s for right', (text) => {
    expect(isWrongStructuredCommunication(text)).toBe(false);
  });

  it.each([
    '+++090/9337/55494+++',
    '090/9337/55439',
    '+++090/9337/5549+++',
    '+++090/9337/554933+++',
    '***geen cijfers***',
    '+++000/0000/09700+++',
  ])('takes %s for wrong', (text) => {
    expect(isWrongStructuredCommunication(text)).toBe(true);
  });

  it.each(['', 'D/2026/0042', 'Dossier 090933755494', '090933755494', 'factuur 12/34'])(
    'leaves %j alone, which was not meant as one',
    (text) => {
      expect(isWrongStructuredCommunication(text)).toBe(false);
    },
  );
});

it('writes the communication of an invoice with its check digits', () => {
  expect(communicationOfInvoice(2026, 1)).toBe('+++202/6000/00192+++');
  expect(isWrongStructuredCommunication(communicationOfInvoice(2026, 999_999))).toBe(false);
});
