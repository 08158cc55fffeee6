import { expect, it } from 'vitest';
import { ACTS } from '../acts.ts';
import { ACCESSORIES, partFollowsPrivilege } from '../privileges/accessories.ts';
import { PRIVILEGES } from '../privileges/catalogue.ts';
import type { Privilege } from '../privileges/privilege.ts';
import { WINDOWS } from '../privileges/windows.ts';
import { EXPLANATIONS } from './register.ts';

const privileges: readonly Privilege[] = PRIVILEGES;

it.each(PRIVILEGES.map(({ id }) => id))(
  'tells in four languages who has %s, for what, when and how it is shown',
  (id) => {
    const { who, what, when, proof, ...others } = EXPLANATIONS[id];
    for (const text of [who, what, when, proof, ...Object.values(others).filter((other) => other !== null)]) {
      expect(Object.values(text).filter((words) => words.trim() !== '')).toHaveLength(4);
    }
  },
);

it('explains no privilege that the catalogue does not have', () => {
  expect(Object.keys(EXPLANATIONS).sort()).toEqual(privileges.map(({ id }) => id).sort());
});

it('says in words every window that a machine applies, and every limit that the case sets', () => {
  for (const id of Object.keys(WINDOWS) as (keyof typeof WINDOWS)[])
    expect(EXPLANATIONS[id].window, id).not.toBeNull();
  for (const { id, cap } of PRIVILEGES) {
    expect(EXPLANATIONS[id].limit !== null, id).toBe(cap?.kind === 'stated');
  }
});

it('rests on an article wherever an accessory follows', () => {
  for (const { id } of privileges) {
    for (const accessory of ACCESSORIES) {
      const { follows, byDefault, reference } = partFollowsPrivilege(id, accessory);
      expect(follows === 'yes', id).toBe(reference !== null);
      if (reference !== null) expect(ACTS).toHaveProperty(reference.act);
      if (follows !== 'open') expect(byDefault).toBe(follows === 'yes');
    }
  }
});
