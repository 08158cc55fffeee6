// Completes package-lock.json with the optional platform packages that the registry it was made with did not hold.
// `npm ci` refuses a lock file without them ("Missing: @biomejs/cli-darwin-arm64 from lock file"), even on
// platforms that will never install them. Each gets the integrity that the registry tells, without which npm would take any content.
// Run it after adding a package with platform binaries; `npm test` checks.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const LOCK_FILE = new URL('../package-lock.json', import.meta.url);
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

/** @typedef {Record<string, { name?: string, version?: string, link?: boolean, integrity?: string, dev?: boolean, optionalDependencies?: Record<string, string> }>} Packages */

/**
 * The entries that are missing, by their path in the lock file.
 * @param {Packages} packages
 */
export function missingPlatformPackages(packages) {
  const missing = Object.entries(packages).flatMap(([parent, { dev, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`node_modules/${name}`] && !packages[`${parent}/node_modules/${name}`])
      .map(([name, version]) => [`node_modules/${name}`, platformPackage(name, version, dev)]),
  );
  return Object.fromEntries(missing);
}

/**
 * @param {string} name
 * @param {string} version
 * @param {boolean | undefined} dev
 */
function platformPackage(name, version, dev) {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  if (cpu.length === 0)
    throw new Error(`Cannot tell the platform of ${name}: add it to the lock file by hand.`);
  const libc = os.includes('linux') ? [words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'] : [];
  return {
    version,
    cpu,
    ...(dev && { dev }),
    ...(libc.length > 0 && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

/**
 * The entries of packages that come from the registry and say nothing of their content, by their path.
 * @param {Packages} packages
 */
export function withoutIntegrity(packages) {
  return Object.keys(packages).filter(
    (place) => place.includes('node_modules/') && !packages[place]?.link && !packages[place]?.integrity,
  );
}

/**
 * `undefined` for a package that the registry does not hold: a mirror may hold only some platforms.
 * @param {string} place
 * @param {{ name?: string, version?: string }} entry
 */
async function readIntegrity(place, { name = place.split('node_modules/').at(-1), version }) {
  const asked = await promisify(execFile)('npm', ['view', `${name}@${version}`, 'dist.integrity']).catch(
    () => undefined,
  );
  return asked?.stdout.trim() || undefined;
}

const ASKED_AT_ONCE = 8;

/** @param {Packages} packages */
async function addIntegrity(packages) {
  const places = withoutIntegrity(packages);
  while (places.length > 0) {
    const batch = places.splice(0, ASKED_AT_ONCE);
    await Promise.all(
      batch.map(async (place) => {
        const { version, ...rest } = packages[place] ?? {};
        const integrity = await readIntegrity(place, { version, ...rest });
        if (integrity) packages[place] = { ...(version && { version }), integrity, ...rest };
      }),
    );
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lock = JSON.parse(readFileSync(LOCK_FILE, 'utf8'));
  const missing = missingPlatformPackages(lock.packages);
  const packages = { ...lock.packages, ...missing };
  await addIntegrity(packages);
  const entries = Object.entries(packages);
  entries.sort(([one], [other]) => one.localeCompare(other, 'en'));
  writeFileSync(
    LOCK_FILE,
    `${JSON.stringify({ ...lock, packages: Object.fromEntries(entries) }, null, 2)}\n`,
  );
  process.stdout.write(`${Object.keys(missing).length} platform packages added to package-lock.json\n`);
  const left = withoutIntegrity(packages);
  if (left.length > 0) process.stdout.write(`The registry tells no integrity of:\n${left.join('\n')}\n`);
}
