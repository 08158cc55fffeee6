import { streetAddressSchema } from '@prorata/contract/contact-fields';
import { isoDateSchema } from '@prorata/contract/fields';
import { describe, expect, it, test } from 'vitest';
import { readAddress } from './read-address.ts';
import { readAmount } from './read-amount.ts';
import { readBirthDate, readDate, readInstant } from './read-date.ts';
import { findLegalForm, readLegalForm } from './read-legal-form.ts';
import { readWords } from './read-words.ts';
import { suggestPrivilege } from './suggest-privilege.ts';

describe('an amount', () => {
  it.each([
    ['EUR 7.250,00', 7250],
    ['7.250,00 EUR', 7250],
    ['€ 7.250,00', 7250],
    ['7 250,00 €', 7250],
    ['7\u202f250,00\u00a0€', 7250],
    ['7250,5', 7250.5],
    ['7250.50', 7250.5],
    ['1.234.567,89 euro', 1_234_567.89],
    ['1.250', 1250],
    ['0,01', 0.01],
    ['150,-', 150],
    ['12', 12],
  ])('%s is %d', (printed, euros) => {
    expect(readAmount(printed)).toBe(euros);
  });

  it.each([
    '',
    'EUR',
    '1,250',
    '1.25.0',
    '12,345',
    '-5,00',
    'ca. 500',
    '1.000,00 + intresten',
    '99999999999,00',
    '1e5',
  ])('is not guessed from “%s”', (printed) => {
    expect(readAmount(printed)).toBeUndefined();
  });
});

describe('an address', () => {
  const mechelen = {
    street: 'Haverwerf',
    housenumber: '27',
    housenumberaddition: null,
    zipcode: '2800',
    city: 'Mechelen',
    country: 'BE',
  };

  it.each([
    ['Haverwerf 27, 2800 Mechelen'],
    ['Haverwerf 27\n2800 Mechelen'],
    ['Haverwerf 27\n2800 Mechelen\nBelgië'],
    ['Haverwerf 27, 2800 Mechelen, BELGIQUE'],
    ['Haverwerf 27 2800 Mechelen'],
    ['Haverwerf, 27, 2800 Mechelen'],
    ['27, Haverwerf, 2800 Mechelen'],
    ['Haverwerf 27, 2800\nMechelen'],
    ['Haverwerf\n27, 2800 Mechelen'],
    ['Haverwerf 27, B-2800 Mechelen'],
  ])('%j is understood', (printed) => {
    expect(readAddress(printed)).toEqual(mechelen);
  });

  it.each([
    ['Haverwerf 27 bus 3, 2800 Mechelen', '27', '3'],
    ['Haverwerf 27A bte. 3, 2800 Mechelen', '27A', '3'],
    ['Haverwerf 27/3, 2800 Mechelen', '27/3', null],
    ['Haverwerf 27-29\nbus B2\n2800 Mechelen', '27-29', 'B2'],
  ])('%j has its box', (printed, housenumber, housenumberaddition) => {
    expect(readAddress(printed)).toEqual({ ...mechelen, housenumber, housenumberaddition });
  });

  it('of another country keeps it', () => {
    expect(readAddress('Aachener Straße 12, 52062 Aachen, Deutschland')).toMatchObject({
      zipcode: '52062',
      city: 'Aachen',
      country: 'DE',
    });
    expect(readAddress('Hoofdstraat 5, 4511 AB Breskens, Nederland')).toMatchObject({
      zipcode: '4511 AB',
      country: 'NL',
    });
  });

  it('with digits in its street keeps them there', () => {
    expect(readAddress('Place du 20 Août 7, 4000 Liège')).toMatchObject({
      street: 'Place du 20 Août',
      housenumber: '7',
    });
  });

  it.each([
    '',
    'Mechelen',
    'onbekend',
    'zonder gekende woonplaats',
    '2800 Mechelen',
    `${'a'.repeat(200)} 1, 2800 Mechelen`,
  ])('is not guessed from “%s”', (printed) => {
    expect(readAddress(printed)).toBeUndefined();
  });

  it('is always one that the contract takes', () => {
    for (const length of [99, 100, 101, 149, 150, 151]) {
      const read = readAddress(`${'s'.repeat(length)} 1, 2800 ${'c'.repeat(length)}`);
      if (read) expect(streetAddressSchema.safeParse(read).error).toBeUndefined();
    }
  });
});

describe('a day', () => {
  it('is one that the contract takes', () => {
    expect(readDate('04/06/2026')).toBe('2026-06-04');
    expect(readDate('31/12/1899')).toBeUndefined();
    expect(readDate('31/12/2199')).toBe(isoDateSchema.parse('2199-12-31'));
    expect(readDate('01/01/2200')).toBeUndefined();
    expect(readDate('30/02/2026')).toBeUndefined();
  });

  it('of birth says its century, for people of both live now', () => {
    expect(readBirthDate('04/06/1965')).toBe('1965-06-04');
    expect(readBirthDate('1965-06-04')).toBe('1965-06-04');
    expect(readBirthDate('04/06/65')).toBeUndefined();
    expect(readBirthDate('040625')).toBeUndefined();
  });

  it.each([
    ['04/06/2026 15:31:08', '2026-06-04T13:31:08.000Z'],
    ['04/06/2026 - 15:31', '2026-06-04T13:31:00.000Z'],
    ['26/10/2026 om 10:42', '2026-10-26T09:42:00.000Z'],
    ['2026-10-26T10:42:00+01:00', '2026-10-26T09:42:00.000Z'],
    ['2026-10-26T09:42:00Z', '2026-10-26T09:42:00.000Z'],
  ])('with an hour, %s is in Belgium unless it says otherwise', (printed, instant) => {
    expect(readInstant(printed)).toBe(instant);
  });

  it.each([
    '04/06/2026',
    '29/03/2026 02:30',
    '0202-06-04T15:31:00Z',
    '2026-02-30T15:31:00Z',
    'gisteren om 10:00',
  ])('with an hour is not guessed from “%s”', (printed) => {
    expect(readInstant(printed)).toBeUndefined();
  });
});

describe('a legal form', () => {
  test('is read in three languages, with points and without', () => {
    for (const form of ['BV', 'B.V.', 'SRL', 's.r.l.', 'Besloten vennootschap']) {
      expect.soft(readLegalForm(form), form).toBe('BV');
    }
    expect(readLegalForm('ASBL')).toBe('VZW');
  });

  test('is found at the end of a name only', () => {
    expect(findLegalForm('Immo Dijlezicht BV')).toBe('BV');
    expect(findLegalForm('Garage Wéry Société à responsabilité limitée')).toBe(
      'Société à responsabilité limitée',
    );
    expect(findLegalForm('BV Dijlezicht')).toBeUndefined();
    expect(findLegalForm('NV')).toBeUndefined();
    expect(findLegalForm('Vivre Autre')).toBeUndefined();
  });
});

describe('words', () => {
  const kinds = {
    bankruptcy: ['faillissement'],
    reorganisation: ['reorganisatie', 'gerechtelijke reorganisatie'],
  };
  const types = { command: ['bericht van bevel'], eviction: ['bericht van bevel tot ontruiming'] };

  it('of which one holds the other mean the longer', () => {
    expect(readWords('BERICHT VAN BEVEL TOT ONTRUIMING', types)).toBe('eviction');
    expect(readWords('Bericht van bevel tot betaling', types)).toBe('command');
  });

  it('that name two things apart mean nothing certain', () => {
    expect(readWords('faillissement of reorganisatie', kinds)).toBeUndefined();
    expect(readWords('Gerechtelijke  reorganisatie', kinds)).toBe('reorganisation');
  });

  it('inside other words are not heard', () => {
    expect(readWords('faillissementsverzekering', kinds)).toBeUndefined();
  });
});

describe('a cause of preference', () => {
  it.each([
    ['verhuurder (art. 20, 1° Hyp.W.)', '', 'lessor'],
    ['bailleur', '', 'lessor'],
    ['art. 19, 4°ter Hyp.W.', 'Sociale bijdragen RSZ', 'social-security-contributions'],
    ['art. 19, 4°ter L.H.', 'TVA SPF Finances', 'vat'],
    ['privilège 19, 3°bis', 'pension', 'maintenance'],
  ])('%s with %s suggests %s', (cause, around, id) => {
    expect(suggestPrivilege(cause, around)).toBe(id);
  });

  it.each([
    ['', 'RSZ'],
    ['geen', 'btw'],
    ['Néant', 'bailleur'],
    ['art. 19, 4°ter Hyp.W.', 'Levering van goederen'],
  ])('“%s” with “%s” suggests nothing', (cause, around) => {
    expect(suggestPrivilege(cause, around)).toBeUndefined();
  });
});
