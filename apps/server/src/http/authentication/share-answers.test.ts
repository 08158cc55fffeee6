import { describe, expect, it } from 'vitest';
import { shareAnswers } from './share-answers.ts';

/** A search that ends when it is told to, and counts how often it was begun. */
function openSearch() {
  const searches: { readonly end: (answer: string) => void; readonly fail: (error: Error) => void }[] = [];
  const find = () => new Promise<string>((resolve, reject) => searches.push({ end: resolve, fail: reject }));
  return { searches, ask: shareAnswers(find) };
}

describe('an answer that is shared', () => {
  const somebody = {};

  it('is looked for anew for whoever asks while another is being found, and once for all of them', async () => {
    const { searches, ask } = openSearch();
    const first = ask(somebody);
    const [second, third] = [ask(somebody), ask(somebody)];
    expect(searches).toHaveLength(1);
    searches[0]?.end('before');
    expect(await first).toBe('before');
    await Promise.resolve();
    expect(searches).toHaveLength(2);
    searches[1]?.end('after');
    expect(await Promise.all([second, third])).toEqual(['after', 'after']);
  });

  it('is not kept: who asks later has it looked for again', async () => {
    const { searches, ask } = openSearch();
    const first = ask(somebody);
    searches[0]?.end('one');
    await first;
    const later = ask(somebody);
    searches[1]?.end('two');
    expect(await later).toBe('two');
  });

  it('is nobody else s, and a failure concerns only those who waited for it', async () => {
    const { searches, ask } = openSearch();
    const [first, other, next] = [ask(somebody), ask({}), ask(somebody)];
    searches[0]?.fail(new Error('away'));
    await expect(first).rejects.toThrow('away');
    searches[1]?.end('the other');
    expect(await other).toBe('the other');
    await Promise.resolve();
    searches[2]?.end('back');
    expect(await next).toBe('back');
  });
});
