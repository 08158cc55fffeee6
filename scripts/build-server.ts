import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import { buildIfChanged } from './built-from.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const PARTS = ['server', 'sandbox'] as const;
const SOURCES = ['package-lock.json', 'scripts/build-server.ts', 'packages/*/src/**/*.ts'];

/** Ours, and those of so many files that finding them costs more than they do; others are read where npm put them. */
const BUNDLED = /^(\.|\/|@prorata\/|@oxc-project\/|kysely|zod)/;

/**
 * Puts the sources of the server and of the stand-ins into one file each, unless that was done: finding, reading and
 * stripping more than a thousand of them takes a start longer than everything else.
 */
export async function buildServer(): Promise<void> {
  for (const part of PARTS) {
    const app = path.join(PROJECT, 'apps', part);
    await buildIfChanged({
      place: path.join(app, 'dist'),
      sources: [...SOURCES, `apps/${part}/src/**/*.ts`],
      make: (folder) => bundle(app, folder),
      announcement: part === 'server' ? 'Building the server' : 'Building the stand-ins',
    });
  }
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

/**
 * A source that names files beside itself goes on naming those: templates, migrations, processes of their own, and
 * texts of a language that is known only when somebody asks.
 */
function keepPlaces(place: string): Plugin {
  return {
    name: 'keep-places',
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: /import\.meta\.(url|dirname)|import\(`/ },
      handler: (code, file) => {
        const source = path.relative(place, file).replaceAll(path.sep, '/');
        const url = `new URL('${source}', import.meta.url)`;
        const folder = `process.getBuiltinModule('node:url').fileURLToPath(new URL('.', ${url}))`;
        return {
          code: code
            .replaceAll('import.meta.url', `${url}.href`)
            .replaceAll('import.meta.dirname', folder)
            .replaceAll(/import\((`[^`]*`)\)/g, `import(new URL($1, ${url}).href)`),
          map: null,
        };
      },
    },
  };
}
