import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchForStall } from './stall-watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('gives what work gives, and what it fails with', async () => {
  const { wait, isStalled } = watchForStall(100, () => {});
  expect(await wait(Promise.resolve(7))).toBe(7);
  await expect(wait(Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isStalled()).toBe(false);
});

it('ends work that makes no progress any more', async () => {
  const onStall = vi.fn();
  const watch = watchForStall(100, onStall);
  const ended = expect(watch.wait(new Promise(() => {}))).rejects.toThrow('No progress');
  for (const _ of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(90);
    watch.progress();
  }
  await vi.advanceTimersByTimeAsync(99);
  expect(onStall).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await ended;
  expect(onStall).toHaveBeenCalledOnce();
  expect(watch.isStalled()).toBe(true);
});
