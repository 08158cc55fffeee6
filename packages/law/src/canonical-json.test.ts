import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

describe('canonicalJson', () => {
  it('sorts keys, keeps arrays, writes bigints as integers and leaves out what has no value', () => {
    const value = {
      b: [3, 1n, null],
      a: { z: true, y: 'é"' },
      gone: undefined,
      Z: 12_345_678_901_234_567_890n,
    };
    expect(canonicalJson(value)).toBe('{"Z":12345678901234567890,"a":{"y":"é\\"","z":true},"b":[3,1,null]}');
  });

  it('gives the same text whatever the order of the keys', () => {
    expect(canonicalJson({ one: 1, two: 2 })).toBe(canonicalJson({ two: 2, one: 1 }));
  });

  it.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, () => 1, Symbol('x'), [undefined]])(
    'refuses what has no canonical form',
    (value) => {
      expect(() => canonicalJson(value)).toThrow(TypeError);
    },
  );
});
