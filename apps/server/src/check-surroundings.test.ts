import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIdentityKeys } from './adapters/identity-keys.ts';
import { refuseMissing, warnOfSurroundings } from './check-surroundings.ts';
import { createLogger } from './http/log/create-logger.ts';
import { LogLines } from './http/testing/test-app.ts';

let folder: string;
let webFolder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prorata-surroundings-'));
  webFolder = path.join(folder, 'dist');
  mkdirSync(webFolder);
  writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html>');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a start is refused', () => {
  const reasonOf = (environment: 'local' | 'production', web: string, bounceFolder?: string) => {
    try {
      refuseMissing({ environment, bounceFolder }, web);
    } catch (error) {
      return String(error);
    }
    return undefined;
  };

  it('while the interface is not built, but not on a person’s machine', () => {
    expect(reasonOf('production', '/nowhere')).toContain('run npm run build first.');
    expect(reasonOf('local', '/nowhere', '/nowhere')).toBeUndefined();
    expect(reasonOf('production', webFolder, folder)).toBeUndefined();
  });

  it('while the folder of returned mails is not there, or is no folder', () => {
    expect(reasonOf('production', webFolder, '/nowhere')).toContain('BOUNCE_FOLDER must name a folder');
    expect(reasonOf('production', webFolder, path.join(webFolder, 'index.html'))).toContain('BOUNCE_FOLDER');
  });
});

it('what may come right later is a sentence of the log', async () => {
  const log = new LogLines();
  await warnOfSurroundings({
    identityKeys: openIdentityKeys({ authority: 'http://127.0.0.1:1' }),
    places: { files: folder },
    minFreeDiskBytes: Number.MAX_SAFE_INTEGER,
    scannerUrl: undefined,
    logger: createLogger('warn', log),
  });
  expect(log.parsed()).toMatchObject([
    { msg: expect.stringContaining('CLAMD_URL is not set') },
    {
      msg: expect.stringContaining('less room than MIN_FREE_DISK_MB'),
      err: { message: expect.stringMatching(/^The disk under .* has \d+ MB left\.$/) },
    },
    { msg: expect.stringContaining('nobody can sign in until it does') },
  ]);
});
