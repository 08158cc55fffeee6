import { describe, expect, it } from 'vitest';
import { ACTS } from '../acts.ts';
import { CAPS } from '../parameters/register.ts';
import { findPrivilege, getPrivilege, PRIVILEGES } from './catalogue.ts';
import { isInForce, rankInForce } from './in-force.ts';
import type { Privilege } from './privilege.ts';

const privileges: readonly Privilege[] = PRIVILEGES;

describe('the catalogue of privileges', () => {
  it('holds eighty privileges with unique ids', () => {
    expect(privileges).toHaveLength(80);
    expect(new Set(privileges.map(({ id }) => id)).size).toBe(80);
  });

  it('names every privilege in four languages and rests it on dated articles', () => {
    for (const { id, names, basis, confidence } of privileges) {
      expect(
        Object.values(names).filter((name) => name.trim() !== ''),
        id,
      ).toHaveLength(4);
      expect(basis.length, id).toBeGreaterThan(0);
      for (const { act, article, from, until } of basis) {
        expect(ACTS, id).toHaveProperty(act);
        expect(article, id).not.toBe('');
        if (from !== null && until !== null) expect(from <= until, id).toBe(true);
      }
      expect(['source', 'practice', 'unverified'], id).toContain(confidence);
    }
  });

  it('dates every rank: the first from the first day of the privilege, each next one later', () => {
    for (const { id, ranks, basis } of privileges) {
      const starts = basis.map(({ from }) => from);
      expect(ranks[0].from, id).toBe(starts.includes(null) ? null : starts.toSorted()[0]);
      const days = ranks.map(({ from }) => from ?? '');
      expect(days, id).toEqual([...new Set(days)].sort());
      expect(
        ranks.every(({ rank }) => Number.isInteger(rank)),
        id,
      ).toBe(true);
    }
  });

  it('serves a privilege at the rank of the day', () => {
    const wages = getPrivilege('wages');
    const [first] = wages.ranks;
    const moved: Privilege = { ...wages, ranks: [first, { from: '2030-01-01', rank: 5 }] };
    const days = ['1900-01-01', '2029-12-31', '2030-01-01', '2031-06-01'];
    expect(days.map((day) => rankInForce(moved, day))).toEqual([first.rank, first.rank, 5, 5]);
  });

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
    expect(caps).toEqual(['caps.maintenance', 'caps.wages', 'caps.wages']);
    expect(caps.every((id) => CAPS.has(id))).toBe(true);
  });

  it('keeps the order that the Mortgage Act and the Pledge Act give', () => {
    const rank = (id: string) => rankInForce(getPrivilege(id), '2026-01-01');
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
