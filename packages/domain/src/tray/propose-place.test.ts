import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PossiblePlace, proposePlaces } from './propose-place.ts';

function place(statementId: string, name: string, values: Partial<PossiblePlace> = {}): PossiblePlace {
  const numbers = { enterpriseNumber: null, nationalNumber: null };
  return { statementId, name, ...numbers, account: null, references: [], ...values };
}

const GARAGE = place('garage', 'Garage Nekkerspoel BV', {
  enterpriseNumber: '0403170701',
  account: 'BE68539007547034',
  references: ['D/2026/0453-A'],
});
const IMMO = place('immo', 'Immo Vaartkom', { enterpriseNumber: '0403227515' });
const PERSON = place('person', 'Noémie Van den Broeck', { nationalNumber: '85073003328' });
const ALL = [GARAGE, IMMO, PERSON];

function proposed(fileName: string, text = '', places: readonly PossiblePlace[] = ALL, folder = '') {
  return proposePlaces({ folder, fileName, text }, places).map(
    ({ statementId, isCertain }) => `${statementId}${isCertain ? '!' : '?'}`,
  );
}

describe('whose paper it is', () => {
  it.each([
    ['the name of the enterprise', 'vonnis garage nekkerspoel.pdf', ['garage!']],
    ['in one piece', 'GarageNekkerspoel_vonnis2026.pdf', ['garage!']],
    ['a name without its accents', 'noemie-van-den-broeck.pdf', ['person!']],
    ['the family name first', 'VAN DEN BROECK Noémie afrekening.pdf', ['person!']],
    ['its number', '0403.170.701_vonnis.pdf', ['garage!']],
    ['its number for value added tax', 'BE0403227515-factuur.pdf', ['immo!']],
    ['a national number', '85.07.30-033.28 loonfiche.pdf', ['person!']],
    ['the account', 'BE68 5390 0754 7034.pdf', ['garage!']],
    ['the reference', 'D-2026-0453-A.pdf', ['garage!']],
    ['a word that only this name has', 'afrekening vaartkom.pdf', ['immo?']],
    ['nothing', 'scan0012.pdf', []],
    ['a name that only begins like it', 'immo vaart.pdf', []],
  ])('is told by %s in the name of the file', (_, fileName, expected) => {
    expect(proposed(fileName)).toEqual(expected);
  });

  it('is told by the folder in which it lay', () => {
    expect(proposed('vonnis.pdf', '', ALL, 'Oudevaart/Garage Nekkerspoel')).toEqual(['garage!']);
  });

  it('is told by a number, account or reference in the text, and by a name there only perhaps', () => {
    expect(proposed('scan.pdf', 'Ondernemingsnummer 0403.170.701')).toEqual(['garage!']);
    expect(proposed('scan.pdf', 'te storten op BE68 5390 0754 7034')).toEqual(['garage!']);
    expect(proposed('scan.pdf', 'onze referte: D/2026/0453-A')).toEqual(['garage!']);
    expect(proposed('scan.pdf', 'de vennootschap Garage Nekkerspoel, eiseres')).toEqual(['garage?']);
  });

  it('is open when the text tells of two, and decided by a name of the file that the text bears out', () => {
    const both = 'Garage Nekkerspoel 0403.170.701 tegen Immo Vaartkom 0403.227.515';
    expect(proposed('scan.pdf', both)).toEqual(['garage?', 'immo?']);
    expect(proposed('immo vaartkom.pdf', both)).toEqual(['immo!', 'garage?']);
    expect(proposed('immo vaartkom.pdf', 'KBO 0403.170.701')).toEqual(['immo?', 'garage?']);
    expect(proposed('immo vaartkom en garage nekkerspoel.pdf')).toEqual(['garage?', 'immo?']);
  });

  it('is never certain by a name that two creditors have, but by the number of one of them', () => {
    const jan = place('jan', 'Jan Peeters', { nationalNumber: '85073003328' });
    const other = place('other', 'Peeters Jan');
    expect(proposed('peeters jan.pdf', '', [jan, other])).toEqual(['jan?', 'other?']);
    expect(proposed('peeters jan.pdf', 'RR 85.07.30-033.28', [jan, other])).toEqual(['jan!', 'other?']);
  });

  it('is never certain by an account that two creditors share', () => {
    const shared = { account: 'BE68539007547034' };
    const places = [place('one', 'Alfa', shared), place('two', 'Beta', shared)];
    expect(proposed('scan.pdf', 'BE68 5390 0754 7034', places)).toEqual(['one?', 'two?']);
  });

  it('is not told by a reference that is short or has no digit, nor by a number that is none', () => {
    const vague = place('vague', 'Alfa', { references: ['2026', 'dossier'], enterpriseNumber: '0403170701' });
    expect(proposed('dossier 2026.pdf', 'dossier 2026, nummer 0403.170.702', [vague])).toEqual([]);
  });

  it('is certain of one at most, whatever the file says', () => {
    const bits = ['garage nekkerspoel', 'immo vaartkom', '0403170701', '0403.227.515', 'scan', '85073003328'];
    const words = fc.array(fc.constantFrom(...bits), { maxLength: 5 }).map((some) => some.join(' '));
    fc.assert(
      fc.property(
        words,
        words,
        fc.subarray([...ALL, place('twin', 'Garage Nekkerspoel')]),
        (name, text, places) => {
          const certain = proposePlaces({ folder: '', fileName: `${name}.pdf`, text }, places).filter(
            ({ isCertain }) => isCertain,
          );
          expect(certain.length).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
