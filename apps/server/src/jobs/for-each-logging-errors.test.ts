import { expect, it } from 'vitest';
import { createLogger } from '../http/log/create-logger.ts';
import { LogLines } from '../http/testing/test-app.ts';
import { forEachLoggingErrors } from './for-each-logging-errors.ts';

it('goes on after one that fails, and says which', async () => {
  const log = new LogLines();
  const done: string[] = [];
  await forEachLoggingErrors(['a', 'b', 'c'], createLogger('info', log), 'it went wrong', async (id) => {
    if (id === 'b') throw new Error('broken');
    done.push(id);
  });
  expect(done).toEqual(['a', 'c']);
  expect(log.parsed()).toMatchObject([{ id: 'b', msg: 'it went wrong', err: { message: 'broken' } }]);
});
