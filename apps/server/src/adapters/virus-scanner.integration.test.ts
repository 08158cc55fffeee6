import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { openVirusScanner } from './virus-scanner.ts';

/** As clamd does with a stream that is longer than it takes: an answer in the middle, and no more reading. */
const HANGS_UP = `
  const server = require('node:net').createServer((line) => {
    let heard = 0;
    line.on('error', () => {});
    line.on('data', (piece) => {
      heard += piece.length;
      if (heard > 100_000) line.pause().end('INSTREAM size limit exceeded. ERROR\\0', () => line.destroy());
    });
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;

it('a scanner that hangs up while it is told more is heard out', async () => {
  const scanner = spawn(process.execPath, ['--eval', HANGS_UP], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(scanner.stdout, 'data');
  const { scan } = openVirusScanner(`tcp://127.0.0.1:${String(port).trim()}`);
  const long = () => Readable.from(Array.from({ length: 100 }, () => Buffer.alloc(65_536)));
  const outcomes = new Set<string>();
  for (let time = 0; time < 100; time += 1) {
    outcomes.add(JSON.stringify(await scan(long(), 20_000)));
  }
  scanner.kill();
  expect([...outcomes]).toEqual([expect.stringContaining('INSTREAM size limit exceeded. ERROR')]);
});
