import { describe, expect, it } from 'vitest';
import { StorageUnreachableError } from './adapters/file-storage.ts';
import { explainFailure } from './explain-failure.ts';

function listenError(code: string) {
  return Object.assign(new Error(`listen ${code}: 127.0.0.1:80`), { code, syscall: 'listen', port: 80 });
}

describe('explainFailure', () => {
  it.each([
    [listenError('EADDRINUSE'), 'Port 80 is in use. Set PORT to another one.'],
    [listenError('EACCES'), 'Port 80 needs more rights than this account has. Set PORT to another one.'],
    [
      listenError('EADDRNOTAVAIL'),
      'The server cannot listen: listen EADDRNOTAVAIL: 127.0.0.1:80. Check HOST and PORT.',
    ],
    [
      new Error('The database could not be migrated.', { cause: new Error('It is full.') }),
      'The database could not be migrated. It is full.',
    ],
    // What Node gives when a name has several addresses and none answers.
    [
      new AggregateError([new Error('connect ECONNREFUSED ::1:5432'), new Error('and 127.0.0.1')]),
      'connect ECONNREFUSED ::1:5432',
    ],
    [
      new Error('No file can be stored.', {
        cause: new StorageUnreachableError('The store is away: it is full.', {
          cause: new Error('it is full'),
        }),
      }),
      'No file can be stored. The store is away: it is full.',
    ],
    ['oops', 'oops'],
  ])('says %o in a sentence', (error, sentence) => {
    expect(explainFailure(error)).toBe(sentence);
  });
});
