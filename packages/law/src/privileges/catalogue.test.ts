import { describe, expect, it } from 'vitest';
import { ACTS } from '../acts.ts';
import { CAPS } from '../parameters/register.ts';
import { findPrivilege, getPrivilege, PRIVILEGES } from './catalogue.ts';
import { isInForce } from './in-force.ts';
import type { Privilege } from './privilege.ts';

const privileges: readonly Privilege[] = PRIVILEGES;

describe('the catalogue of privileges', () => {
  it('holds eighty privileges with unique ids', () => {
    expect(privileges).toHaveLength(80);
    expect(new Set(privileges.map(({ id }) => id)).size).toBe(80);
  });

  it.each(privileges.map((privilege) => [privilege.id, privilege] as const))(
    '%s is named in four languages and rests on dated articles',
    (_id, { names, basis, rank, confidence }) => {
      expect(Object.values(names).every((name) => name.trim() !== '')).toBe(true);
      expect(basis.length).toBeGreaterThan(0);
      for (const { act, article, from, until } of basis) {
        expect(ACTS).toHaveProperty(act);
        expect(article).not.toBe('');
        if (from !== null && until !== null) expect(from <= until).toBe(true);
      }
      expect(Number.isInteger(rank)).toBe(true);
      expect(['source', 'practice', 'unverified']).toContain(confidence);
    },
  );

  it('has no two privileges of the same name in one language', () => {
    for (const language of ['nl', 'fr', 'de', 'en'] as const) {
      const names = privileges.map((privilege) => privilege.names[language]);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it('marks as repealed exactly those that nothing carries any more, from the day after', () => {
    for (const privilege of privileges) {
      const { repealedOn, basis, id } = privilege;
      expect(repealedOn === null, id).toBe(basis.some(({ until }) => until === null));
      if (repealedOn === null) continue;
      const dayBefore = new Date(Date.parse(repealedOn) - 86_400_000).toISOString().slice(0, 10);
      expect([isInForce(privilege, dayBefore), isInForce(privilege, repealedOn)], id).toEqual([true, false]);
    }
    expect(privileges.filter(({ repealedOn }) => repealedOn !== null).map(({ id }) => id)).toHaveLength(10);
  });

  it('refers only to caps that the register of parameters has', () => {
    const caps = privileges.flatMap(({ cap }) => (cap?.kind === 'statutory' ? [cap.parameterId] : []));
    expect(caps).toEqual(['caps.maintenance', 'caps.wages']);
    expect(caps.every((id) => CAPS.has(id))).toBe(true);
  });

  it('keeps the order that the Mortgage Act and the Pledge Act give', () => {
    const rank = (id: string) => getPrivilege(id).rank;
    const order = [
      'judicial-costs-common',
      'insurance-premium',
      'preservation-costs-later',
      'retention-right-preservation',
      'carrier',
      'funeral-costs',
      'unpaid-seller-lessor-informed',
      'lessor',
      'retention-of-title-seller',
      'unpaid-seller',
      'subcontractor',
      'pledge',
      'lessor-younger-than-pledge',
      'last-illness',
      'maintenance',
      'wages',
      'victim-of-violence',
      'social-security-contributions',
      'subsistence-supplies',
      'federal-taxes',
      'budget-fund-animals-plants',
      'customs-excise',
      'chirographic',
      'subordinated',
    ];
    expect(order.toSorted((one, other) => rank(one) - rank(other))).toEqual(order);
    expect(rank('vat')).toBe(rank('social-security-contributions'));
    expect(rank('judicial-costs-asset')).toBe(rank('judicial-costs-common'));
  });

  it('answers for ids it does not know', () => {
    expect(findPrivilege('droit-de-suite')).toBeUndefined();
    expect(() => getPrivilege('droit-de-suite')).toThrow(RangeError);
  });
});
