// A list through everything a call has in common (token, user, validation in and out, headers, log) against a bare
// Fastify route that returns the same bytes. Both servers are child processes; rounds alternate, medians are compared.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_PEOPLE } from '@prorata/demo/people';
import { startTestAuthority } from '../apps/server/src/http/testing/test-authority.ts';
import { findFreePorts } from '../scripts/free-ports.ts';
import { isReady } from '../scripts/product.ts';
import { median } from './baselines/median.ts';
import { startBareFastify } from './baselines/start-bare-fastify.ts';
import { withoutDatabase } from './surroundings/without-database.ts';

const CONNECTIONS = 10;
const REQUESTS = 1_500;
const ROUNDS = 7;

const folder = mkdtempSync(path.join(tmpdir(), 'prorata-bench-'));
const authority = await startTestAuthority();
const { port, sandboxPort: barePort } = await findFreePorts();
const server = fork(path.resolve(import.meta.dirname, '../apps/server/src/main.ts'), {
  env: {
    ...withoutDatabase(process.env),
    PORT: String(port),
    PRORATA_DATA: folder,
    OIDC_AUTHORITY: authority.issuer,
    DEMO_DATA: 'true',
    RATE_LIMIT_PER_MINUTE: '999999',
  },
  execArgv: [],
});
await isReady(server);

const person = DEMO_PEOPLE.find(({ state }) => state === 'full');
const token = await authority.signToken({ sub: person?.subject ?? '' }, { expiresIn: 3600 });
const list = {
  url: `http://127.0.0.1:${port}/api/Country?lang=nl`,
  headers: { authorization: `Bearer ${token}` },
};
const bodyFile = path.join(folder, 'list.json');
writeFileSync(bodyFile, await (await fetch(list.url, { headers: list.headers })).bytes());
const bare = await startBareFastify(barePort, bodyFile);
const bareList = { url: `http://127.0.0.1:${barePort}/list`, headers: {} };

/** Milliseconds for a round of requests over a fixed number of connections. */
async function round({ url, headers }: typeof bareList | typeof list): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let left = REQUESTS;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left-- > 0) await get(url, headers, agent);
    }),
  );
  agent.destroy();
  return performance.now() - started;
}

function get(url: string, headers: http.OutgoingHttpHeaders, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().on('end', resolve);
    });
    request.on('error', reject);
  });
}

try {
  await round(list);
  await round(bareList);
  const times = { list: [] as number[], bare: [] as number[] };
  for (let index = 0; index < ROUNDS; index += 1) {
    times.list.push(await round(list));
    times.bare.push(await round(bareList));
  }
  const perSecond = (milliseconds: number) => Math.round((REQUESTS / milliseconds) * 1000);
  process.stdout.write(
    `GET /api/Country against a bare route: ${(median(times.list) / median(times.bare)).toFixed(2)} x the time` +
      ` (${perSecond(median(times.list))} against ${perSecond(median(times.bare))} requests a second)\n`,
  );
} finally {
  bare.kill();
  server.kill();
  await once(server, 'exit');
  await authority.close();
  rmSync(folder, { recursive: true, force: true });
}
