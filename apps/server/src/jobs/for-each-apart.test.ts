import { expect, it } from 'vitest';
import { createLogger } from '../http/log/create-logger.ts';
import { LogLines } from '../http/testing/test-app.ts';
import { forEachApart } from './for-each-apart.ts';

it('goes on after one that fails, and says which', async () => {
  const log = new LogLines();
  const done: string[] = [];
  await forEachApart(['a', 'b', 'c'], createLogger('info', log), 'it went wrong', async (id) => {
    if (id === 'b') throw new Error('broken');
    done.push(id);
  });
  expect(done).toEqual(['a', 'c']);
  expect(log.parsed()).toMatchObject([{ id: 'b', msg: 'it went wrong', err: { message: 'broken' } }]);
});
