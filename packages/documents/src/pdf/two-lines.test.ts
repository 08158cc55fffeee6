import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Line, TwoLines } from './two-lines.ts';

const LETTER = { awaited: 'A', background: 'b' } as const;

/** In which order they are done that come while the first of them is at work. */
async function orderOf(came: readonly Line[]): Promise<string> {
  const lines = new TwoLines();
  let order = '';
  let atOnce = 0;
  const work = async (line: Line) => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    order += LETTER[line];
    await Promise.resolve();
    atOnce -= 1;
  };
  await Promise.all(came.map((line) => lines.do(line, () => work(line))));
  return order;
}

it('does what somebody waits for before what nobody waits for, but in turns with it', async () => {
  await expect(orderOf(Array<Line>(4).fill('background').concat('awaited'))).resolves.toBe('bAbbb');
  await expect(orderOf(['awaited', 'awaited', 'awaited', 'background', 'background'])).resolves.toBe('AbAbA');
});

it('does each once, and of no line two in a row while the other waits to go before it', async () => {
  const line = fc.constantFrom<Line>('awaited', 'background');
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 30 }), async (came) => {
      const order = await orderOf(came);
      const sorted = (text: string) => [...text].sort().join('');
      expect(sorted(order)).toBe(sorted(came.map((one) => LETTER[one]).join('')));
      // After the first one both lines are as long as they get: two of a kind follow each other once the other is done.
      expect(order.slice(1)).not.toMatch(/AA.*b|bb.*A/);
    }),
  );
});

it('tells who asked what failed, and goes on with the next', async () => {
  const lines = new TwoLines();
  const failing = lines.do('awaited', () => Promise.reject(new Error('broken')));
  const next = lines.do('background', async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
  await expect(lines.do('awaited', async () => 'later')).resolves.toBe('later');
});
