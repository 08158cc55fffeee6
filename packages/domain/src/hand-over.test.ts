import { expect, it } from 'vitest';
import { handOver } from './hand-over.ts';

const dossier = { responsibleBailiffId: 'ann', deputyBailiffId: 'bert', signer: 'deputy' } as const;

it('puts the successor in the place of who leaves, and lets that one sign in their place', () => {
  expect(handOver(dossier, 'ann', 'carl')).toEqual({ ...dossier, responsibleBailiffId: 'carl' });
  expect(handOver(dossier, 'bert', 'carl')).toEqual({ ...dossier, deputyBailiffId: 'carl' });
});

it('leaves nobody twice in a dossier', () => {
  const alone = { deputyBailiffId: null, signer: 'responsible' };
  expect(handOver(dossier, 'ann', 'bert')).toEqual({ ...alone, responsibleBailiffId: 'bert' });
  expect(handOver(dossier, 'bert', 'ann')).toEqual({ ...alone, responsibleBailiffId: 'ann' });
});
