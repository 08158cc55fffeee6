import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  LONGEST_MILLISECONDS,
  LONGEST_WAIT_MILLISECONDS,
  mayBegin,
  mayCome,
  withLatest,
} from './calculation-turns.ts';

const milliseconds = fc.integer({ min: 0, max: 120_000 });
const recent = fc.array(milliseconds, { maxLength: 10 });
const ahead = fc.nat({ max: 100 });

it('always takes whoever finds nobody ahead, however long the last ones took', () => {
  fc.assert(fc.property(recent, (last) => mayCome(0, last)));
});

it('takes all while nothing is known', () => {
  fc.assert(fc.property(ahead, (before) => mayCome(before, [])));
});

it('refuses with more ahead, or with longer ones, whoever it would refuse with less', () => {
  fc.assert(
    fc.property(ahead, recent, fc.nat({ max: 10 }), fc.nat({ max: 10_000 }), (before, last, more, longer) => {
      const isHarder = mayCome(
        before + more,
        last.map((one) => one + longer),
      );
      expect(isHarder && before > 0 && !mayCome(before, last)).toBe(false);
    }),
  );
});

it('lets begin in time what it took, when all take as long as was to be expected', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), milliseconds, (before, each) => {
      if (mayCome(before, [each])) expect(mayBegin(before * each, [each])).toBe(true);
    }),
  );
});

it('lets nothing begin that has waited too long, or would not end in time', () => {
  fc.assert(
    fc.property(milliseconds, milliseconds, (waited, each) => {
      const isLate = waited > LONGEST_WAIT_MILLISECONDS || waited + each > LONGEST_MILLISECONDS;
      expect(mayBegin(waited, [each])).toBe(!isLate);
    }),
  );
});

it('remembers the last ten', () => {
  const last = Array.from({ length: 25 }, (_, at) => at).reduce(withLatest, []);
  expect(last).toEqual([15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
});
