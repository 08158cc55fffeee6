import { expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

it('lets two through at once, the others in their order, also past a failure', async () => {
  const pass = createSemaphore(2);
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  const work = (number: number) =>
    pass(async () => {
      inside += 1;
      most = Math.max(most, inside);
      await Promise.resolve();
      order.push(number);
      inside -= 1;
      if (number === 1) throw new Error('broken');
      return number;
    });
  const settled = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  expect(settled.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true, true]);
  await expect(work(6)).resolves.toBe(6);
});
