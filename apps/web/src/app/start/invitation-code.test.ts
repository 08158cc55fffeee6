import { expect, test } from 'vitest';
import { readTypedCode } from './invitation-code.ts';

test.each([
  'K7QM-4XRD-92TF',
  'k7qm4xrd92tf',
  '  k7qm 4xrd 92tf\n',
  'K7QM–4XRD—92TF',
  'https://app.prorata.example/invited/K7QM-4XRD-92TF/dossier?x=1',
  'http://localhost:3000/INVITED/k7qm4xrd92tf',
])('%j is understood', (typed) => {
  expect(readTypedCode(typed)).toBe('K7QM-4XRD-92TF');
});

test.each(['', ' - ', 'k7qm4', 'K7QM-4XRD-92TF-1', 'https://app.prorata.example/', '/invited/'])(
  '%j is no code',
  (typed) => {
    expect(readTypedCode(typed)).toBeUndefined();
  },
);
