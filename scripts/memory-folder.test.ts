import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeMemoryFolder } from './memory-folder.ts';

/** No process has it: Linux counts to four million. */
const NOBODY = '4194305';

describe('the folder in memory', () => {
  it('is open to every account, and takes what a killed run left', ({ skip }) => {
    const own = makeMemoryFolder();
    if (own === undefined) return skip('This machine has no memory to spare.');
    const abandoned = path.join(path.dirname(own), `prorata-checks-${NOBODY}-left`);
    mkdirSync(abandoned);
    writeFileSync(path.join(abandoned, 'data'), 'nobody wants it');

    const next = makeMemoryFolder() ?? own;
    expect(next).not.toBe(own);
    expect(statSync(next).mode & 0o7777).toBe(0o1777);
    expect(existsSync(abandoned)).toBe(false);
    expect(existsSync(own)).toBe(true);
    for (const folder of [own, next]) rmSync(folder, { recursive: true });
  });
});
