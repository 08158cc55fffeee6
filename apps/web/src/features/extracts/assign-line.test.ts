import { describe, expect, test } from 'vitest';
import { valueFrom } from './assign-line.ts';

describe('a line that was not understood, put into a field', () => {
  test('is taken without its label', () => {
    expect(valueFrom('Bijk. verm. : zie ook dossier 26/881', 'creditorReference', 'nl')).toEqual({
      creditorReference: 'zie ook dossier 26/881',
    });
    expect(valueFrom('SCHELDEBANK NV', 'corporateName', 'nl')).toEqual({ corporateName: 'SCHELDEBANK NV' });
  });

  test('gives the number, the address or the amount in it', () => {
    expect(valueFrom('KBO nr BE 0403.170.701 (zetel)', 'kboNumber', 'nl')).toEqual({
      kboNumber: '0403170701',
    });
    expect(valueFrom('mail: inning@scheldebank.example;', 'primaryEmail', 'nl')).toEqual({
      primaryEmail: 'inning@scheldebank.example',
    });
    expect(valueFrom('Saldo: EUR 7.250,00', 'totalAmountClaimed', 'nl')).toEqual({
      totalAmountClaimed: 7250,
    });
  });

  test('is refused by a field for which it says nothing', () => {
    expect(valueFrom('zie dossier', 'kboNumber', 'nl')).toBeUndefined();
    expect(valueFrom('0403.170.702', 'kboNumber', 'nl')).toBeUndefined();
    expect(valueFrom('geen adres', 'primaryEmail', 'nl')).toBeUndefined();
    expect(valueFrom('onbekend', 'totalAmountClaimed', 'nl')).toBeUndefined();
    expect(valueFrom('x'.repeat(201), 'corporateName', 'nl')).toBeUndefined();
  });
});
