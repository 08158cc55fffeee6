import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import { buildVerifier } from './build-verifier.ts';
import { buildIfChanged, SOURCES_OF_PACKAGES } from './built-from.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['package-lock.json', 'scripts/build-server.ts', SOURCES_OF_PACKAGES];

/**
 * Read where npm put them: what has machine code or WebAssembly beside itself, and what most starts have no use for. All others
 * go in: to find eight hundred files takes a start longer than to run them.
 */
const KEPT_APART = /^(node:|@aws-sdk\/|@electric-sql\/|@myriaddreamin\/|jpeg-js|libheif-js|pdfjs-dist)/;

/** Both processes that make the product, as they are run, and the script that the server hands out with evidence. */
export async function buildServer(): Promise<void> {
  await buildPart('server');
  await buildPart('sandbox');
  await buildVerifier();
}

/**
 * Puts the sources of the server, or of the stand-ins, into a few files, unless that was done: finding, reading and
 * stripping more than a thousand of them takes a start longer than everything else. Gives the one to start.
 */
export async function buildPart(part: 'server' | 'sandbox'): Promise<string> {
  const app = path.join(PROJECT, 'apps', part);
  const place = path.join(app, 'dist');
  await buildIfChanged({
    place,
    sources: [...SOURCES, { folder: `apps/${part}/src`, name: /\.ts$/ }],
    make: (folder) => bundle(path.join(app, 'src/main.ts'), place, folder),
    announcement: part === 'server' ? 'Building the server' : 'Building the stand-ins',
  });
  return path.join(place, 'main.js');
}

/** Written to `folder`, with addresses as they are from `place`, to which it moves afterwards. */
export async function bundle(input: string, place: string, folder: string): Promise<void> {
  // Only now: a start that finds everything built has no use for it.
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input,
    platform: 'node',
    transform: { target: 'node24' },
    external: KEPT_APART,
    // One package of the stand-ins names its functions that way.
    checks: { eval: false },
    plugins: [keepPlaces(place), keepPlacesOfPackages(place), askForHttp()],
  });
  await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: 'main.js',
    chunkFileNames: '[name]-[hash].js',
    // A text with one sign beyond Latin-1 takes two bytes for each of them, of which the largest has five million.
    charset: 'ascii',
    comments: false,
  });
  await build.close();
}

/** Where a package of the older kind says where it lies. */
const OLDER_PLACES = /\b__(?<part>dirname|filename)\b/g;

/** Where a source says where it lies: a process of its own beside it, itself, its folder, or texts found only when asked for. */
const PLACES =
  /new URL\('\.\/(?<child>[\w-]+-process)\.ts', import\.meta\.url\)|import\.meta\.(?<self>url|dirname)|import\((?<found>`[^`]*`)\)/g;

/**
 * A source that names files beside itself goes on naming those: templates, migrations, and texts of a language that is
 * known only when somebody asks. Only a process of its own is bundled as well: those for strangers' files start all day long.
 */
function keepPlaces(place: string): Plugin {
  return {
    name: 'keep-places',
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: PLACES },
      handler(code, file) {
        const source = path.relative(place, file).replaceAll(path.sep, '/');
        const url = `new URL('${source}', import.meta.url)`;
        const bundled = code.replaceAll(PLACES, (...match) => {
          const { child, self, found }: Record<string, string | undefined> = match.at(-1);
          if (child) {
            const id = path.join(path.dirname(file), `${child}.ts`);
            this.emitFile({ type: 'chunk', id, fileName: `${child}.js` });
            return `new URL('./${child}.js', import.meta.url)`;
          }
          if (found) return `import(new URL(${found}, ${url}).href)`;
          return self === 'url'
            ? `${url}.href`
            : `process.getBuiltinModule('node:url').fileURLToPath(new URL('.', ${url}))`;
        });
        return { code: bundled, map: null };
      },
    },
  };
}

/** Packages find their own files as well. */
function keepPlacesOfPackages(place: string): Plugin {
  return {
    name: 'keep-places-of-packages',
    transform: {
      filter: { id: /node_modules/, code: OLDER_PLACES },
      handler(code, file) {
        if (/\b(?:const|let|var) __(?:dirname|filename)\b/.test(code)) return;
        const source = path.relative(place, file).replaceAll(path.sep, '/');
        const placed = code.replaceAll(OLDER_PLACES, (...match) => {
          const { part }: Record<string, string> = match.at(-1);
          const url = `new URL('${part === 'dirname' ? path.posix.dirname(source) : source}', import.meta.url)`;
          return `process.getBuiltinModule('node:url').fileURLToPath(${url})`;
        });
        return { code: placed, map: null };
      },
    },
  };
}

/**
 * Node's module of HTTP is asked for and not imported by packages: whoever imports it reads all that it has, among it a whole
 * client with which a start has nothing to do yet.
 */
function askForHttp(): Plugin {
  const imported = /^import (?<names>[\w$]+|\{[\w$, ]+\}) from ["']node:http["'];?$/m;
  return {
    name: 'ask-for-http',
    transform: {
      filter: { id: /node_modules/, code: imported },
      handler: (code) => ({
        code: code.replace(imported, "const $<names> = process.getBuiltinModule('node:http');"),
        map: null,
      }),
    },
  };
}
