import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { limitDisk } from './limit-disk.ts';

it('says why there is no small disk, and does not throw, where none can be mounted', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'prorata-faults-'));
  try {
    const { refused } = limitDisk(path.join(folder, 'nowhere'), 1);
    expect(refused).toMatch(/mount/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
