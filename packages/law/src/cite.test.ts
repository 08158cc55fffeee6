import { expect, it } from 'vitest';
import { cite } from './cite.ts';

it('cites as lawyers do in each language', () => {
  const reference = { act: 'mortgageAct', article: '23 al. 2' } as const;
  expect(cite(reference, 'nl')).toBe('art. 23 lid 2 Hyp.W.');
  expect(cite(reference, 'fr')).toBe('art. 23 al. 2 L. hyp.');
  expect(cite(reference, 'de')).toBe('Art. 23 Abs. 2 Hyp.G.');
  expect(cite(reference, 'en')).toBe('Mortgage Act, art. 23 para. 2');
});

it('names the act alone when no article was pinned down', () => {
  expect(cite({ act: 'roadTransportActs', article: 'several provisions' }, 'en')).toBe(
    'Acts of 15 July 2013',
  );
});

it('sets its semicolons as the language does', () => {
  const reference = { act: 'mortgageAct', article: '20, 4°; 22 al. 1; 25' } as const;
  expect(cite(reference, 'nl')).toBe('art. 20, 4°; 22 lid 1; 25 Hyp.W.');
  expect(cite(reference, 'fr')).toBe('art. 20, 4°\u00a0; 22 al. 1\u00a0; 25 L. hyp.');
});
