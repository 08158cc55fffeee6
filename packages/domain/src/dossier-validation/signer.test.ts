import { expect, it } from 'vitest';
import { findSignerFault } from './signer.ts';

const signer = {
  userType: 'Bailiff',
  approval: 'approved',
  removedAt: null,
  dutchImmatriculation: 'gerechtsdeurwaarder te Mechelen',
  frenchImmatriculation: null,
} as const;

it('lets an approved bailiff sign who is presented in the language of the report', () => {
  expect(findSignerFault(signer, 'nl')).toBeUndefined();
  expect(findSignerFault(signer, 'en')).toBeUndefined();
  expect(findSignerFault(signer, 'fr')).toBe('signerWithoutImmatriculation');
  expect(findSignerFault({ ...signer, dutchImmatriculation: ' ' }, 'nl')).toBe(
    'signerWithoutImmatriculation',
  );
});

it('lets nobody sign who cannot come in any more, or is no bailiff', () => {
  expect(findSignerFault({ ...signer, approval: 'disapproved' }, 'nl')).toBe('signerNotActive');
  expect(findSignerFault({ ...signer, approval: 'pending' }, 'nl')).toBe('signerNotActive');
  expect(findSignerFault({ ...signer, removedAt: new Date(0) }, 'nl')).toBe('signerNotActive');
  expect(findSignerFault({ ...signer, userType: 'CandidateBailiff' }, 'nl')).toBe('signerNotBailiff');
});
