import { PdfProcessLostError } from '@prorata/documents/pdf/pdf-renderer';
import { describe, expect, it } from 'vitest';
import { StorageUnreachableError } from '../../adapters/file-storage.ts';
import { NobodyWaitsError, ProcessLostError } from '../../adapters/guarded-process.ts';
import { AuthorityUnreachableError } from '../../adapters/identity-keys.ts';
import { ProblemError } from './problem-error.ts';
import { problemFromError } from './problem-from-error.ts';

function errorWith(members: object, message = 'what happened inside'): Error {
  return Object.assign(new Error(message), members);
}

describe('problemFromError', () => {
  it('leaves a problem as it is', () => {
    const problem = new ProblemError('conflict');
    expect(problemFromError(problem)).toBe(problem);
  });

  it.each([
    ['a refused connection', errorWith({ code: 'ECONNREFUSED', syscall: 'connect' })],
    ['a missing socket', errorWith({ code: 'ENOENT', syscall: 'connect' })],
    ['a server that is stopping', errorWith({ code: '57P01' })],
    ['a server that is starting', errorWith({ code: '57P03' })],
    ['a broken connection', errorWith({ code: '08006' })],
    ['an engine killed while it is asked', errorWith({ code: 'EPIPE', syscall: 'write' })],
    ['an engine killed while it answers', errorWith({ code: 'ECONNRESET', syscall: 'read' })],
    ['too many connections', errorWith({ code: '53300' })],
    ['a pool that is exhausted', errorWith({}, 'timeout exceeded when trying to connect')],
    ['a connection lost in a query', errorWith({}, 'Connection terminated unexpectedly')],
    ['a transaction on it', errorWith({}, 'Client has encountered a connection error and is not queryable')],
    ['a connection that was closed', errorWith({}, 'Client was closed and is not queryable')],
    ['a server that ends', errorWith({}, 'Cannot use a pool after calling end on the pool')],
    ['an identity service that is down', new AuthorityUnreachableError('down')],
    ['a store of files that is down', new StorageUnreachableError('down')],
    ['a file whose sender has gone', new NobodyWaitsError('gone')],
    ['a process for strangers’ files that was killed', new ProcessLostError('killed')],
    ['a process for documents that was killed', new PdfProcessLostError('killed')],
  ])('takes %s for a service that is unavailable', (_, error) => {
    expect(problemFromError(error)).toMatchObject({ status: 503, code: 'service-unavailable' });
  });

  it.each([
    ['a broken rule of the database', errorWith({ code: '23505' })],
    ['a missing file', errorWith({ code: 'ENOENT', syscall: 'open' })],
    ['a status of ours gone wrong', errorWith({ statusCode: 500 })],
    ['a slip of the pen', new TypeError('x is not a function')],
    ['something that is no error', 'oops'],
    ['nothing', undefined],
  ])('takes %s for an error of our own', (_, error) => {
    expect(problemFromError(error)).toMatchObject({ status: 500, code: 'internal' });
  });

  it.each([
    ['a disk', errorWith({ code: 'ENOSPC', syscall: 'write' })],
    ['a database', errorWith({ code: '53100' })],
  ])('tells that %s is full', (_, error) => {
    expect(problemFromError(error)).toMatchObject({ status: 507, code: 'storage-full' });
  });

  it('judges what a plugin refuses by its status', () => {
    expect(problemFromError(errorWith({ statusCode: 413 })).code).toBe('too-large');
  });
});
