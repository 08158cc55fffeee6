import { expect, it } from 'vitest';
import { costNameIn, findCostName } from './cost-name.ts';

const names = {
  displayName: 'Dossierkosten',
  displayNameFrench: 'Frais de dossier',
  displayNameGerman: null,
  displayNameEnglish: 'File costs',
};

it('calls a cost by its name in the language of the reader', () => {
  expect(costNameIn(names, 'nl')).toBe('Dossierkosten');
  expect(costNameIn(names, 'fr')).toBe('Frais de dossier');
  expect(costNameIn(names, 'en')).toBe('File costs');
});

it('knows which name is missing, and shows the Dutch one rather than none', () => {
  expect(findCostName(names, 'de')).toBeNull();
  expect(costNameIn(names, 'de')).toBe('Dossierkosten');
});
