import { privilegeSchema } from '@prorata/contract/distribution/privilege';
import { PRIVILEGES } from '@prorata/law/privileges/catalogue';
import { expect, it } from 'vitest';
import { listPrivileges } from './list-privileges.ts';

it('gives every privilege of the register as the contract says it, by rank', () => {
  const all = listPrivileges(undefined);
  expect(all).toHaveLength(PRIVILEGES.length);
  for (const privilege of all) expect(privilegeSchema.safeParse(privilege).error).toBeUndefined();
  const ranks = all.map(({ rank }) => rank);
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
});

it('leaves out what is not in force on a day, but for what lives on for older claims', () => {
  const day = '2026-11-02';
  const inForce = listPrivileges(day);
  const missing = PRIVILEGES.filter(({ id }) => inForce.every((privilege) => privilege.id !== id));
  for (const { repealedOn, validOn } of missing) {
    expect(validOn).toBe('governingDate');
    expect(repealedOn === null || repealedOn <= day).toBe(true);
  }
  expect(inForce.filter(({ validOn }) => validOn === 'claimDate')).toEqual(
    listPrivileges(undefined)
      .filter(({ validOn }) => validOn === 'claimDate')
      .map((privilege) => expect.objectContaining({ id: privilege.id })),
  );
});

it('says the limit of the law as it is on the day', () => {
  const capsOn = (day: string) =>
    listPrivileges(day).flatMap(({ cap }) => (cap !== null && cap.per !== null ? [cap.amount] : []));
  expect(capsOn('2026-11-02').length).toBeGreaterThan(0);
  expect(capsOn('2026-11-02').every((amount) => amount !== null && amount > 0)).toBe(true);
});
