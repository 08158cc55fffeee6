// `npm run kbo-import -- FILE [--accept-losses]`, with the settings of the server: loads an extract of KBO Open Data.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from './adapters/clock.ts';
import { openDatabase } from './database/open-database.ts';
import { explainFailure } from './explain-failure.ts';
import {
  type ImportReport,
  type ImportTools,
  importExtract,
} from './features/register/import/import-extract.ts';
import { openZip } from './features/register/import/open-archive.ts';
import type { Fault } from './features/register/import/read-row.ts';
import type { RefusedRecord } from './features/register/import/row-reader.ts';
import { withRowWriter } from './features/register/import/write-rows.ts';
import { readSettings, type Settings } from './settings.ts';

const USAGE = 'Name the file: npm run kbo-import -- KboOpenData_0140_2026_11_Full.zip [--accept-losses]';
/** Indexes of millions of names take minutes on the embedded database. */
const LONGEST_TRANSACTION_MILLISECONDS = 3_600_000;
const MOST_REFUSED_KEPT = 10_000;

const REASONS: Readonly<Record<Fault, string>> = {
  columns: 'another number of fields than the first line of the file',
  quotes: 'quotes that do not close',
  number: 'no enterprise number, or one whose check digits are wrong',
  status: 'an enterprise that is not active',
  kind: 'an unknown type',
  language: 'an unknown language',
  date: 'a day that does not exist',
  name: 'an empty name',
  code: 'a code without a description',
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'accept-losses': { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (file === undefined) throw new Error(USAGE);
  // npm runs from the folder of the project, not from where somebody typed.
  await load(path.resolve(process.env['INIT_CWD'] ?? '.', file), values['accept-losses']);
} catch (error) {
  process.stderr.write(`\n${explainFailure(error)}\n`);
  process.exitCode = 1;
}

async function load(file: string, acceptsLosses: boolean): Promise<void> {
  const settings = readSettings(process.env);
  const archive = await openZip(file);
  try {
    const database = await openDatabase({
      ...settings,
      longestTransactionMilliseconds: LONGEST_TRANSACTION_MILLISECONDS,
    });
    try {
      const refused: RefusedRecord[] = [];
      const isEmbedded = settings.databaseUrl === undefined;
      const report = await withRowWriter(database, isEmbedded, (openWriter) =>
        importExtract(
          {
            ...{ db: database.db, clock: systemClock, openWriter, acceptsLosses },
            hasManySessions: !isEmbedded,
            ...progressOn(process.stderr),
            onRefused: (record) => {
              if (refused.length < MOST_REFUSED_KEPT) refused.push(record);
            },
          },
          archive,
        ),
      );
      tell(report);
      if (refused.length > 0) await writeRefused(settings, report, refused);
    } finally {
      await database.close();
    }
  } finally {
    archive.close();
  }
}

/** A bar on a terminal; elsewhere a line for each file and each tenth. */
function progressOn(out: NodeJS.WriteStream): Pick<ImportTools, 'onProgress' | 'onAllRead'> {
  let shown = '';
  return {
    onProgress: (done, total, file) => {
      const percent = Math.floor((done / Math.max(total, 1)) * 100);
      const step = `${file} ${out.isTTY ? percent : Math.floor(percent / 10)}`;
      if (step === shown) return;
      shown = step;
      const bar = '█'.repeat(Math.floor(percent / 4)).padEnd(25, '░');
      out.write(out.isTTY ? `\r${bar} ${percent} % ${file.padEnd(24)}` : `${percent} % ${file}\n`);
    },
    onAllRead: () => {
      out.write(`${out.isTTY ? '\n' : ''}All files are read; the register is put in order …\n`);
    },
  };
}

function tell({ extract, kind, files, gone }: ImportReport): void {
  const lines = Object.entries(files).map(
    ([name, { read, kept, unused, refused }]) =>
      `  ${name.padEnd(24)} ${read} read, ${kept} kept, ${unused} not needed, ${refused} refused`,
  );
  const state = `The register stands at extract ${extract.number} (${kind}) of ${extract.date}.`;
  process.stdout.write(
    `${[state, ...lines, `  ${gone} enterprises are gone since this extract`].join('\n')}\n`,
  );
}

async function writeRefused(
  { dataFolder }: Settings,
  { extract, kind }: ImportReport,
  refused: readonly RefusedRecord[],
): Promise<void> {
  const folder = path.join(dataFolder, 'kbo-import');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `refused-${extract.number}-${kind}.csv`);
  const lines = refused.map((record) => `${record.file},${record.line},"${REASONS[record.fault]}"`);
  await writeFile(file, `${['file,line,reason', ...lines].join('\n')}\n`);
  process.stdout.write(`The rows that were refused are listed in ${file}.\n`);
}
