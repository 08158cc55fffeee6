import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSigningDesk, TEST_WEB_ORIGIN, type TestSigningDesk } from './testing/test-signing-desk.ts';

const COMMAND = path.join(import.meta.dirname, 'check-signing-service.ts');

let desk: TestSigningDesk;
beforeAll(async () => {
  desk = await startTestSigningDesk();
});
afterAll(() => desk.close());

/** Calls the command, and does at the address that it prints what a person there would. */
async function check(act: string, settings: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [COMMAND, '--name', 'Annelies Claes'], {
    env: {
      ...{ PATH: process.env['PATH'] ?? '', PUBLIC_ORIGIN: TEST_WEB_ORIGIN },
      ...{ SIGNING_URL: desk.settings.url, SIGNING_KEY: desk.settings.key },
      ...{ SIGNING_TRUST_FILE: desk.settings.trustFile, ...settings },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  const errors: string[] = [];
  child.stderr.on('data', (part) => errors.push(String(part)));
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (line.startsWith('http')) await desk.visit(line, act);
  }
  const [code] = await exit;
  return { code, said: lines.join('\n'), errors: errors.join('') };
}

it('accepts what an honest service signs, and tells the level', async () => {
  const { code, said } = await check('honest');
  expect(said).toContain('Signed by Annelies Claes (Signature), certificate of Prorata stand-in signing');
  expect(said).toContain('Level B-LT.\nACCEPTED.');
  expect(code).toBe(0);
});

it('says what is refused, and where', async () => {
  const { code, said } = await check('changedDocument');
  expect(said).toMatch(/REFUSED: .+ \(\w+\)\.\nWhere: .+\./);
  expect(said).not.toContain('ACCEPTED');
  expect(code).toBe(1);
});

it('says what is missing for the level that is demanded', async () => {
  const { said, code } = await check('noRevocationData');
  expect(said).toContain('Level B-T.\nMissing: There is no proof that the certificate is not revoked (');
  expect(said).toContain('REFUSED: SIGNING_LEVEL demands B-LT.');
  expect(code).toBe(1);
});

it('says when the person gave up, and when the service cannot be reached', async () => {
  expect(await check('cancel')).toMatchObject({ code: 1, said: expect.stringContaining('is cancelled.') });
  const away = await check('honest', { SIGNING_URL: 'http://localhost:9/signing' });
  expect(away).toMatchObject({ code: 1, errors: expect.stringContaining('cannot be reached') });
});
