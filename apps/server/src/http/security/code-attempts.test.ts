import { expect, it } from 'vitest';
import { createCodeAttempts } from './code-attempts.ts';

const LIMITS = { perAddress: 3, inAll: 5, windowMilliseconds: 60_000 };

function attempts() {
  const time = { now: 1_000_000 };
  return { time, ...createCodeAttempts(LIMITS, () => time.now) };
}

it('lets an address try until it was wrong too often, and says how long to wait', () => {
  const { time, findWait, recordWrong } = attempts();
  for (let wrong = 0; wrong < 3; wrong += 1) {
    expect(findWait('192.0.2.1', 'A')).toBeUndefined();
    recordWrong('192.0.2.1');
    time.now += 1_000;
  }
  expect(findWait('192.0.2.1', 'A')).toBe(57);
  expect(findWait('192.0.2.2', 'A')).toBeUndefined();
  time.now += 57_000;
  expect(findWait('192.0.2.1', 'A')).toBeUndefined();
  recordWrong('192.0.2.1');
  expect(findWait('192.0.2.1', 'A')).toBeUndefined();
});

it('lets who works with a code go on behind the address of a guesser', () => {
  const { findWait, recordWrong, recordRight } = attempts();
  recordRight('MINE');
  for (let wrong = 0; wrong < 5; wrong += 1) recordWrong('192.0.2.1');
  expect(findWait('192.0.2.1', 'MINE')).toBeUndefined();
  expect(findWait('192.0.2.1', 'OTHER')).toBeGreaterThan(0);
});

it('stops guesses from many addresses together', () => {
  const { findWait, recordWrong } = attempts();
  for (let machine = 0; machine < 5; machine += 1) recordWrong(`198.51.100.${machine}`);
  expect(findWait('203.0.113.9', 'A')).toBeGreaterThan(0);
});

it('counts the addresses of one IPv6 network as one', () => {
  const { findWait, recordWrong } = attempts();
  for (const host of ['1', 'a:b:c:d', '2'])
    recordWrong(`2001:db8:0:7:${host.includes(':') ? host : `:${host}`}`);
  expect(findWait('2001:db8:0:7::9', 'A')).toBeGreaterThan(0);
  expect(findWait('2001:db8:0:8::9', 'A')).toBeUndefined();
});
