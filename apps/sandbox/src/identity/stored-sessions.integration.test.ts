import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoredSessions } from './stored-sessions.ts';

let folder: string;
let file: string;
let seconds = 1000;
const open = () => new StoredSessions(file, () => seconds * 1000);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prorata-sessions-'));
  file = path.join(folder, 'sessions.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('what the identity provider remembers', () => {
  test('is on the disk when the change is acknowledged', async () => {
    await open().adapterFor('Session').upsert('a', { uid: 'u', accountId: 'joris' }, 60);
    const reopened = open().adapterFor('Session');
    expect(await reopened.find('a')).toEqual({ uid: 'u', accountId: 'joris' });
    expect(await reopened.findByUid('u')).toMatchObject({ accountId: 'joris' });
  });

  test('is kept apart by kind', async () => {
    const sessions = open();
    await sessions.adapterFor('Session').upsert('a', { uid: 'u' }, 60);
    expect(await sessions.adapterFor('Grant').find('a')).toBeUndefined();
    expect(await sessions.adapterFor('Grant').findByUid('u')).toBeUndefined();
  });

  test('ends with its time, in memory and in the file', async () => {
    const sessions = open();
    await sessions.adapterFor('Session').upsert('short', {}, 60);
    await sessions.adapterFor('Session').upsert('long', {}, 600);
    seconds += 60;
    expect(await sessions.adapterFor('Session').find('short')).toBeUndefined();
    expect(await sessions.adapterFor('Session').find('long')).toBeDefined();
    await sessions.adapterFor('Session').destroy('nothing');
    expect(readFileSync(file, 'utf8')).not.toContain('short');
    expect(open().size).toBe(1);
  });

  test('is changed by nobody who has read it', async () => {
    const adapter = open().adapterFor('Session');
    const payload = { state: { secret: 'x' } };
    await adapter.upsert('a', payload, 60);
    payload.state.secret = 'y';
    const read = await adapter.find('a');
    if (read?.state) read.state['secret'] = 'z';
    expect(await adapter.find('a')).toEqual({ state: { secret: 'x' } });
  });

  test('marks a code as used, and forgets what was granted together', async () => {
    const sessions = open();
    const codes = sessions.adapterFor('AuthorizationCode');
    await codes.upsert('code', { grantId: 'g' }, 60);
    await sessions.adapterFor('Interaction').upsert('sign-in', { grantId: 'g' }, 60);
    await codes.consume('code');
    expect(await codes.find('code')).toMatchObject({ consumed: seconds });
    await codes.revokeByGrantId('g');
    expect(await codes.find('code')).toBeUndefined();
    expect(await sessions.adapterFor('Interaction').find('sign-in')).toBeDefined();
  });

  test('stays bounded: what would end first goes first', async () => {
    const sessions = open();
    const signIns = sessions.adapterFor('Interaction');
    await sessions.adapterFor('Session').upsert('kept', {}, 100_000);
    const many = Array.from({ length: 1500 }, (_, number) => signIns.upsert(`${number}`, {}, 60 + number));
    await Promise.all(many);
    expect(sessions.size).toBe(1000);
    expect(await sessions.adapterFor('Session').find('kept')).toBeDefined();
    expect(await signIns.find('0')).toBeUndefined();
    expect(await signIns.find('1499')).toBeDefined();
    expect(open().size).toBe(1000);
  });
});
