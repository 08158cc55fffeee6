import { expect, it } from 'vitest';
import { foldName } from './fold-name.ts';

it('reads a name without accents, capitals, punctuation, legal form or order', () => {
  expect(foldName('  Éts. DÉSIRÉ  Van-Loo ')).toBe(foldName('van loo desire ets'));
  expect(foldName('Garage Maes BV')).toBe(foldName('garage maes'));
  expect(foldName('Garage Maes B.V.')).toBe(foldName('S.R.L. garage maes'));
  expect(foldName('SA')).toBe('sa');
  expect(foldName(' – ')).toBe('');
});
