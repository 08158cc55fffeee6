import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import { buildIfChanged } from './built-from.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['package-lock.json', 'scripts/build-server.ts', 'packages/*/src/**/*.ts'];

/**
 * Ours, those of so many files that finding them costs more than they do, and those with which a process for a stranger's
 * file begins; others are read where npm put them.
 */
const BUNDLED =
  /^(\.|\/|@prorata\/|@oxc-project\/|kysely|zod|file-type|strtok3|token-types|@tokenizer\/|uint8array-extras|@borewit\/|ieee754|saxes|xmlchars)/;

/** Both processes that make the product, as they are run. */
export async function buildServer(): Promise<void> {
  await buildPart('server');
  await buildPart('sandbox');
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
    sources: [...SOURCES, `apps/${part}/src/**/*.ts`],
    make: (folder) => bundle(app, folder),
    announcement: part === 'server' ? 'Building the server' : 'Building the stand-ins',
  });
  return path.join(place, 'main.js');
}

async function bundle(app: string, folder: string): Promise<void> {
  // Only now: a start that finds everything built has no use for it.
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: path.join(app, 'src/main.ts'),
    platform: 'node',
    transform: { target: 'node24' },
    external: (id) => !BUNDLED.test(id),
    plugins: [keepPlaces(path.join(app, 'dist'))],
  });
  await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: 'main.js',
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
}

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
