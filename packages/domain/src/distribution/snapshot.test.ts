import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { rankInForce } from '@prorata/law/privileges/in-force';
import { describe, expect, it } from 'vitest';
import { mustDistribute } from '../../testing/arbitrary-dossier.ts';
import type { DistributionInput } from './input.ts';
import { inputFromJson, inputToJson, resultFromJson, resultToJson } from './snapshot.ts';

const input: DistributionInput = {
  asOf: '2026-10-22',
  pools: [
    { id: 'b', kind: 'money', amountCents: 100_000n },
    { id: 'a', kind: 'asset', amountCents: 999_999_999_999_999n },
  ],
  costs: [{ id: 'c', amountCents: 10n }],
  statements: [
    {
      id: 's',
      creditorId: 'k',
      totalCents: 70n,
      reservedCents: 0n,
      claims: [
        {
          id: 'q',
          privilegeId: 'pledge',
          amountCents: 50n,
          lots: ['a'],
          since: '2022-01-01',
          limitCents: 40n,
        },
      ],
    },
  ],
};

describe('the snapshot of an input', () => {
  it('is one text with sorted lists and keys', () => {
    expect(inputToJson(input)).toBe(
      '{"asOf":"2026-10-22","costs":[{"amountCents":10,"id":"c"}],' +
        '"pools":[{"amountCents":999999999999999,"id":"a","kind":"asset"},{"amountCents":100000,"id":"b","kind":"money"}],' +
        '"statements":[{"claims":[{"amountCents":50,"id":"q","limitCents":40,"lots":["a"],"privilegeId":"pledge","since":"2022-01-01"}],' +
        '"creditorId":"k","id":"s","totalCents":70}]}',
    );
  });

  it('gives back an input that calculates to the same bytes', () => {
    const again = inputFromJson(inputToJson(input));
    expect(inputToJson(again)).toBe(inputToJson(input));
    expect(resultToJson(mustDistribute(again))).toBe(resultToJson(mustDistribute(input)));
  });

  it('does not depend on saying what goes without saying', () => {
    const talkative = { ...input, choices: { orders: [], ranks: [], readings: [] } };
    expect(inputToJson(talkative)).toBe(inputToJson(input));
  });

  it('does not depend on the order of the choices', () => {
    const first = { privilegeId: 'funeral-costs', rank: 295, reason: 'one' };
    const second = { privilegeId: 'carrier', rank: 155, reason: 'two' };
    const text = (ranks: (typeof first)[]) => inputToJson({ ...input, choices: { ranks } });
    expect(text([first, second])).toBe(text([second, first]));
    expect(text([first])).not.toBe(text([second]));
  });
});

describe('the stored result', () => {
  // A specific and a general claim of one rank, which share the asset.
  const sharing: DistributionInput = {
    ...input,
    pools: [{ id: 'a', kind: 'asset', amountCents: 100n }],
    statements: ['pledge', 'wages'].map((privilegeId, index) => ({
      id: privilegeId,
      creditorId: privilegeId,
      totalCents: 90n,
      claims: [
        { id: `${index}`, privilegeId, amountCents: 90n, ...(privilegeId === 'pledge' && { lots: ['a'] }) },
      ],
    })),
    choices: {
      ranks: [
        { privilegeId: 'pledge', rank: rankInForce(getPrivilege('wages'), input.asOf), reason: 'one rank' },
      ],
    },
  };

  it('comes back as it was', () => {
    const result = mustDistribute(sharing);
    expect(result.rounds.some(({ concurrentGeneralCents }) => concurrentGeneralCents !== undefined)).toBe(
      true,
    );
    expect(resultFromJson(resultToJson(result))).toEqual(result);
  });

  it('keeps the spelling that earlier hashes cover', () => {
    const text = resultToJson(mustDistribute(sharing));
    expect(text).toContain('"turns":[{"availableCents":100,');
    expect(text).toContain('"besideCents":45,');
    expect(text).toContain('"steps":[{"demandedCents":90,"paidCents":45,"turn":1}');
    expect(text).not.toMatch(/round|concurrent/i);
  });
});

it('input and result change with every figure', () => {
  const other = { ...input, costs: [{ id: 'c', amountCents: 11n }] };
  expect(inputToJson(other)).not.toBe(inputToJson(input));
  expect(resultToJson(mustDistribute(other))).not.toBe(resultToJson(mustDistribute(input)));
  expect(mustDistribute(input).engineVersion).toBe('2.0.3');
});
