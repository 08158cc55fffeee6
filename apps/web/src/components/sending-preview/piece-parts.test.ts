import type { PieceOfPreview } from '@prorata/contract/previews/preview';
import { describe, expect, it } from 'vitest';
import { countFilters, filterPieces, partsOf } from './piece-parts.ts';

const LETTER: PieceOfPreview = {
  number: 0,
  name: 'Immo Dijlezicht BV',
  recipient: 'creditor',
  sendMethod: 'RegisteredLetter',
  place: 'Haverwerf 27, 2800 Mechelen',
  language: 'nl',
  envelope: { sender: ['Claes & Dewitte'], recipient: ['Immo Dijlezicht BV'] },
  enclosures: [{ name: 'PV 2026-0147.pdf', pages: 6 }],
  copies: [{ number: 1, email: 'info@dijlezicht.example' }],
  price: 10,
  lastDay: '2026-12-04',
  isReceiptAsked: false,
  warnings: [],
};
const MAIL: PieceOfPreview = {
  ...LETTER,
  number: 2,
  sendMethod: 'Email',
  envelope: null,
  enclosures: [],
  copies: [],
  warnings: [{ code: 'cameBack' }],
};

describe('the tabs of a piece', () => {
  it('are the letter, what is enclosed, the envelope and the copies of a letter', () => {
    expect(partsOf(LETTER).map(({ kind, key }) => [kind, key])).toEqual([
      ['letter', 'letter'],
      ['enclosure', 'enclosure 0'],
      ['envelope', 'envelope'],
      ['mail', 'copy 1'],
    ]);
  });

  it('are the mail alone of a mail that brings nothing', () => {
    expect(partsOf(MAIL)).toEqual([{ key: 'mail', kind: 'mail', number: 2, isCopy: false }]);
  });
});

describe('the filters', () => {
  it('are those that show something, and all', () => {
    expect(countFilters([LETTER, MAIL])).toEqual([
      { filter: 'all', count: 2 },
      { filter: 'RegisteredLetter', count: 1 },
      { filter: 'Email', count: 1 },
      { filter: 'warnings', count: 1 },
    ]);
    expect(countFilters([])).toEqual([{ filter: 'all', count: 0 }]);
  });

  it('keep the order', () => {
    expect(filterPieces([LETTER, MAIL, LETTER], 'RegisteredLetter')).toEqual([LETTER, LETTER]);
  });
});
