import { describe, expect, it } from 'vitest';
import { type DatedParameter, inForce } from './dated-parameter.ts';
import { LawGapError } from './law-gap-error.ts';

const reference = { act: 'mortgageAct', article: '1' } as const;
const parameter: DatedParameter<number> = {
  id: 'test.parameter',
  unit: 'day',
  names: { nl: 'proef', fr: 'essai', de: 'Probe', en: 'trial' },
  values: [
    { from: '2020-01-01', value: 15, reference, confidence: 'source' },
    { from: '2022-01-01', value: null, reference, confidence: 'source' },
    { from: '2023-01-01', value: 20, reference, confidence: 'practice' },
  ],
};

describe('inForce', () => {
  it('holds from its day until the day before the next value', () => {
    expect(inForce(parameter, '2020-01-01').value).toBe(15);
    expect(inForce(parameter, '2021-12-31').value).toBe(15);
    expect(inForce(parameter, '2023-01-01')).toMatchObject({ value: 20, confidence: 'practice' });
  });

  it.each(['2019-12-31', '2022-01-01', '2022-12-31'])(
    'stops on the gap of %s instead of giving zero',
    (onDate) => {
      expect(() => inForce(parameter, onDate)).toThrow(LawGapError);
      expect(() => inForce(parameter, onDate)).toThrow(/test\.parameter.*in force on/);
    },
  );
});
