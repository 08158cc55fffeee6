import { parseEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { describe, expect, it } from 'vitest';
import { inventEnterprise, inventEnterprises } from './invented-enterprises.ts';
import { listDemoEnterprises } from './register.ts';
import { fullExtract } from './register-format.ts';

describe('the invented enterprises', () => {
  const invented = [...inventEnterprises(3000)];

  it('are the same each time', () => {
    expect(inventEnterprise(1234)).toEqual(invented[1234]);
  });

  it('have numbers that hold by checksum, each its own', () => {
    expect(invented.filter(({ number }) => parseEnterpriseNumber(number) !== number)).toEqual([]);
    expect(new Set(invented.map(({ number }) => number)).size).toBe(invented.length);
  });

  it('have the proportions of the register', () => {
    const people = invented.filter(({ isNaturalPerson }) => isNaturalPerson);
    expect(people.length / invented.length).toBeCloseTo(0.4, 1);
    expect(people.filter(({ seat }) => seat !== null)).toEqual([]);
    const names = invented.flatMap((enterprise) => enterprise.names);
    expect(names.length / invented.length).toBeCloseTo(5 / 3, 0);
  });
});

describe('the register of the demonstration', () => {
  it('has each number once', () => {
    const numbers = listDemoEnterprises().map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.filter((number) => parseEnterpriseNumber(number) !== number)).toEqual([]);
  });

  it('is written in the official format', () => {
    const files = fullExtract({ number: 140, date: '2026-10-30' }, listDemoEnterprises);
    const firstOf = (name: string) => [...(files[name]?.() ?? [])].slice(0, 2).join('');
    expect(firstOf('enterprise.csv')).toMatch(
      /^"EnterpriseNumber","Status",.*\n"\d{4}\.\d{3}\.\d{3}","AC","0[05]0","[12]","(\d{3})?","","\d\d-\d\d-\d{4}"\n$/,
    );
    expect([...(files['meta.csv']?.() ?? [])]).toContain('"SnapshotDate","30-10-2026"\n');
  });
});
