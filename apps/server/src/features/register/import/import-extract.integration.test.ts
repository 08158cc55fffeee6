import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { inventEnterprise, inventEnterprises } from '@prorata/demo/invented-enterprises';
import { enterpriseNumber } from '@prorata/demo/numbers';
import {
  type ExtractFiles,
  fullExtract,
  type PublishedEnterprise,
  updateExtract,
} from '@prorata/demo/register-format';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../database/testing/test-database.ts';
import { findEnterprise, findRegisterExtract } from '../find-enterprise.ts';
import { searchNumbers } from '../testing/search-numbers.ts';
import { writeZip } from '../testing/write-zip.ts';
import { type ImportTools, importExtract } from './import-extract.ts';
import { type Archive, archiveOfLines, openZip } from './open-archive.ts';
import type { RefusedRecord } from './row-reader.ts';
import { withRowWriter } from './write-rows.ts';

const NOW = new Date('2026-11-15T09:30:00.000Z');
const NOVEMBER = { number: 140, date: '2026-10-30' };
const DECEMBER = { number: 141, date: '2026-11-27' };

const STER = published(enterpriseNumber(1), {
  form: '610',
  names: [
    { language: 'nl', kind: 'name', name: 'Brouwerij "De Ster", Mechelen' },
    { language: 'fr', kind: 'name', name: "Brasserie de l'Étoile" },
    { language: null, kind: 'abbreviation', name: 'BDS' },
    { language: 'nl', kind: 'commercial', name: 'Café\\Bar\tde\nKaai' },
  ],
});
const TRADER = published(enterpriseNumber(2), {
  isNaturalPerson: true,
  seat: null,
  names: [{ language: null, kind: 'name', name: 'Renée Claes' }],
});
const MAES = published(enterpriseNumber(3), {
  situation: '050',
  names: [{ language: 'nl', kind: 'name', name: 'Garage Maes' }],
});

function published(number: string, values: Partial<PublishedEnterprise>): PublishedEnterprise {
  const city = { nl: 'Mechelen', fr: 'Malines' };
  return {
    number,
    isNaturalPerson: false,
    form: null,
    situation: '000',
    since: '1998-04-01',
    names: [],
    establishment: null,
    seat: { zipcode: '2800', city, street: { nl: 'Kaai', fr: 'Quai' }, housenumber: '1', box: 'A' },
    ...values,
  };
}

let database: TestDatabase;
let folder: string;
let refused: RefusedRecord[];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prorata-register-'));
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** The register of November before each test. */
beforeEach(async () => {
  refused = [];
  await sql`truncate register.extracts, register.enterprises, register.names, register.addresses`.execute(
    database.db,
  );
  await load(fullExtract(NOVEMBER, () => [STER, TRADER, MAES]));
});

function load(files: ExtractFiles, changes: Partial<ImportTools> = {}) {
  return loadArchive(archiveOfLines(files), changes);
}

function loadArchive(archive: Archive, changes: Partial<ImportTools> = {}) {
  const onRefused = (record: RefusedRecord) => void refused.push(record);
  const isEmbedded = 'socketFolder' in database.address;
  const tools = { db: database.db, clock: () => NOW, hasManySessions: !isEmbedded, onRefused, ...changes };
  return withRowWriter(database, isEmbedded, (openWriter) =>
    importExtract({ ...tools, openWriter }, archive),
  );
}

function find({ number }: PublishedEnterprise) {
  return findEnterprise(database.db, number);
}

function search(query: string): Promise<readonly string[]> {
  return searchNumbers(database.db, { query, column: 'name' }, 10);
}

/** The same files with some lines of one changed. */
function withLines(files: ExtractFiles, name: string, change: (lines: string[]) => string[]): ExtractFiles {
  return { ...files, [name]: () => change([...(files[name]?.() ?? [])].join('').split(/(?<=\n)/)) };
}

async function expectNovember(): Promise<void> {
  expect(await findRegisterExtract(database.db)).toEqual(NOVEMBER);
  expect(await find(STER)).toMatchObject({ goneSince: null });
  expect(await search('garage maes')).toEqual([MAES.number]);
  const { rows } = await sql`select from pg_namespace where nspname = 'register_next'`.execute(database.db);
  expect(rows).toEqual([]);
}

describe('a full extract', () => {
  it('is found again as it was published: quotes, commas, signs, languages', async () => {
    const found = await find(STER);
    expect(found).toMatchObject({
      kind: 'legal',
      formCode: '610',
      corporateForm: 'BV',
      formNames: { nl: 'Besloten vennootschap', de: 'Gesellschaft mit beschränkter Haftung' },
      situationCode: '000',
      since: '1998-04-01',
      seat: {
        zipcode: '2800',
        cityNl: 'Mechelen',
        cityFr: 'Malines',
        streetFr: 'Quai',
        box: 'A',
        extra: null,
      },
      extract: NOVEMBER,
      goneSince: null,
    });
    expect(new Set(found?.names)).toEqual(new Set(STER.names));
    expect(await find(TRADER)).toMatchObject({ kind: 'natural', corporateForm: 'HANDELAAR', seat: null });
    expect(await find(MAES)).toMatchObject({ situationNames: { nl: 'Opening van faillissement' } });
    expect(await search('mechelen ster')).toEqual([STER.number]);
    expect(await search('brouwrij')).toEqual([STER.number]);
  });

  it('is read from a zip, with what became of each row', async () => {
    const file = path.join(folder, 'full.zip');
    await writeZip(
      file,
      fullExtract(DECEMBER, () => [STER, TRADER, MAES, ...inventEnterprises(300)]),
    );
    const seen: string[] = [];
    const archive = await openZip(file);
    const report = await loadArchive(archive, {
      onProgress: (done, total, name) => seen.push(`${name} ${done}/${total}`),
    });
    archive.close();
    expect(report).toMatchObject({
      extract: DECEMBER,
      kind: 'full',
      gone: 0,
      files: { 'enterprise.csv': { read: 303, kept: 303, unused: 0, refused: 0 }, 'code.csv': { unused: 1 } },
    });
    const [done, total] = seen.at(-1)?.split(' ')[1]?.split('/') ?? [];
    expect(done).toBe(total);
    const { seat, ...invented } = inventEnterprise(7);
    expect(await findEnterprise(database.db, invented.number)).toMatchObject({
      names: expect.arrayContaining([...invented.names]),
      seat: seat && { zipcode: seat.zipcode },
    });
  });

  it('leaves out addresses that were struck off, those of establishments, and names of establishments', async () => {
    const moved = { ...MAES, seat: MAES.seat && { ...MAES.seat, struckOffOn: '2020-01-31' } };
    const files = fullExtract(DECEMBER, () => [STER, TRADER, moved]);
    const withMore = withLines(files, 'denomination.csv', (lines) => [
      ...lines,
      '"2.186.128.392","2","003","Filiaal"\n',
    ]);
    const report = await load(
      withLines(withMore, 'address.csv', (lines) => [
        ...lines,
        '"2.186.128.392","BAET","","","2800","Mechelen","Malines","Kaai","Quai","2","","",""\n',
      ]),
    );
    expect(report.files['address.csv']).toEqual({ read: 3, kept: 1, unused: 2, refused: 0 });
    expect(report.files['denomination.csv']).toMatchObject({ unused: 1 });
    expect(await find(MAES)).toMatchObject({ seat: null });
    expect(await search('filiaal')).toEqual([]);
  });

  it('reads the form that the law has given since over that of the statutes', async () => {
    const files = fullExtract(DECEMBER, () => [STER, TRADER, MAES]);
    await load(
      withLines(files, 'enterprise.csv', (lines) =>
        lines.map((line) => line.replace('"2","610",""', '"2","015","610"')),
      ),
    );
    expect(await find(STER)).toMatchObject({ formCode: '610' });
  });

  it('refuses the rows that are wrong, says where, and loads the others', async () => {
    const files = withLines(
      fullExtract(DECEMBER, () => [STER, TRADER, MAES]),
      'enterprise.csv',
      (lines) => [
        ...lines,
        '"0403.227.516","AC","000","2","014","","01-01-1960"\n',
        '"0403.227.515","ST","000","2","014","","01-01-1960"\n',
        '"0403.227.515","AC","000","9","014","","01-01-1960"\n',
        '"0403.227.515","AC","000","2","014","","31-02-1960"\n',
        '"0403.227.515","AC","000"\n',
      ],
    );
    const report = await load(
      withLines(files, 'denomination.csv', (lines) => [
        ...lines,
        `"${STER.number}","7","001","Taal"\n`,
        `"${STER.number}","2","001",""\n`,
        `"${STER.number}","2","009","Soort"\n`,
        `"x","2","001","Nummer"\n`,
        `"${STER.number}","2","001","open\n`,
      ]),
    );
    expect(report.files['enterprise.csv']).toEqual({ read: 8, kept: 3, unused: 0, refused: 5 });
    expect(refused.map(({ file, line, fault }) => `${file} ${line} ${fault}`)).toEqual([
      'denomination.csv 9 language',
      'denomination.csv 10 name',
      'denomination.csv 11 kind',
      'denomination.csv 12 number',
      'denomination.csv 13 quotes',
      'enterprise.csv 5 number',
      'enterprise.csv 6 status',
      'enterprise.csv 7 kind',
      'enterprise.csv 8 date',
      'enterprise.csv 9 columns',
    ]);
  });

  it('keeps whom it no longer has, and says since when', async () => {
    const report = await load(
      fullExtract(DECEMBER, () => [STER, TRADER]),
      { acceptsLosses: true },
    );
    expect(report.gone).toBe(1);
    expect(await find(MAES)).toMatchObject({
      names: [{ name: 'Garage Maes' }],
      seat: { zipcode: '2800' },
      extract: DECEMBER,
      goneSince: DECEMBER,
    });
    expect(await search('garage maes')).toEqual([MAES.number]);
    await load(fullExtract({ number: 142, date: '2027-01-01' }, () => [STER, TRADER]));
    expect(await find(MAES)).toMatchObject({ goneSince: DECEMBER });
    await load(fullExtract({ number: 143, date: '2027-01-29' }, () => [STER, TRADER, MAES]));
    expect(await find(MAES)).toMatchObject({ goneSince: null });
  });

  it('can come twice', async () => {
    await load(fullExtract(NOVEMBER, () => [STER, TRADER, MAES]));
    await expectNovember();
    expect((await find(STER))?.names).toHaveLength(4);
  });
});

describe('an extract that cannot be loaded leaves the register as it was', () => {
  const december = fullExtract(DECEMBER, () => [STER, TRADER, MAES]);

  it.each([
    ['a file is missing', { ...december, 'address.csv': undefined }, /lacks address\.csv/],
    ['meta.csv is missing', { ...december, 'meta.csv': undefined }, /no meta\.csv/],
    ['a file is empty', { ...december, 'denomination.csv': () => [] }, /denomination\.csv is empty/],
    [
      'a column is missing',
      withLines(december, 'enterprise.csv', (lines) => ['"EnterpriseNumber","Status"\n', ...lines.slice(1)]),
      /no column JuridicalSituation, TypeOfEnterprise/,
    ],
    ['it is older', fullExtract({ number: 139, date: '2026-10-02' }, () => [STER]), /at extract 140; .* 139/],
    [
      'most of the enterprises are missing',
      fullExtract(DECEMBER, () => [STER]),
      /2 of the 3 .* --accept-losses/,
    ],
    [
      'it says nothing about itself',
      { ...december, 'meta.csv': () => ['"Variable","Value"\n'] },
      /does not say which extract/,
    ],
    [
      'an enterprise stands in it twice',
      fullExtract(DECEMBER, () => [STER, TRADER, MAES, MAES]),
      /a row twice.*1999300355/,
    ],
    [
      'too many rows are wrong',
      withLines(december, 'denomination.csv', (lines) => [
        ...lines,
        ...Array(101).fill('"x","2","001","y"\n'),
      ]),
      /101 of the 107 rows of denomination\.csv/,
    ],
  ])('%s', async (_, files, sentence) => {
    const present = Object.entries(files).filter(([, lines]) => lines !== undefined);
    await expect(load(Object.fromEntries(present) as ExtractFiles)).rejects.toThrow(sentence);
    await expectNovember();
  });

  it('its bytes are in another encoding', async () => {
    const archive = archiveOfLines(december);
    const read = (name: string) =>
      name === 'denomination.csv' ? latin1('"EntityNumber","Language"\n"Ren\xe9e"\n') : archive.read(name);
    await expect(loadArchive({ ...archive, read })).rejects.toThrow(
      'denomination.csv is not written in UTF-8.',
    );
    await expectNovember();
  });

  it('the zip was cut off, or is none', async () => {
    const file = path.join(folder, 'whole.zip');
    await writeZip(file, december);
    const bytes = await readFile(file);
    const cut = path.join(folder, 'cut.zip');
    await writeFile(cut, bytes.subarray(0, bytes.length - 100));
    await expect(openZip(cut)).rejects.toThrow(/damaged or was not downloaded completely/);
    await expect(openZip(path.join(folder, 'nowhere.zip'))).rejects.toThrow(/There is no file/);
  });

  it('a file inside the zip is damaged', async () => {
    const file = path.join(folder, 'damaged.zip');
    await writeZip(
      file,
      fullExtract(DECEMBER, () => inventEnterprises(2000)),
    );
    const bytes = await readFile(file);
    const middle = Math.floor(bytes.length / 2);
    bytes.fill(0x55, middle, middle + 40);
    await writeFile(file, bytes);
    const archive = await openZip(file);
    await expect(loadArchive(archive)).rejects.toThrow(/damaged/);
    archive.close();
    await expectNovember();
  });

  it('the import was killed in the middle, and the next one begins anew', async () => {
    await sql`select create_register('register_next')`.execute(database.db);
    await sql`insert into register_next.words (word) values ('half')`.execute(database.db);
    expect(await find(STER)).toMatchObject({ extract: NOVEMBER });
    await load(december);
    expect(await findRegisterExtract(database.db)).toEqual(DECEMBER);
  });

  it('the database fails while the rows are read', async () => {
    const fails = new Error('disk full');
    const onProgress = (_done: number, _total: number, file: string) => {
      if (file === 'denomination.csv') throw fails;
    };
    await expect(load(december, { onProgress })).rejects.toBe(fails);
    await expectNovember();
  });
});

describe('an update', () => {
  const renamed = {
    ...MAES,
    situation: '000',
    seat: null,
    names: [{ ...MAES.names[0], name: 'Maes Motors' }],
  } as PublishedEnterprise;
  const added = published(enterpriseNumber(4), {
    names: [{ language: 'fr', kind: 'name', name: 'Café Zéro' }],
  });
  const december = updateExtract(DECEMBER, { changed: () => [renamed, added], gone: [STER.number] });

  it('replaces, adds and marks as gone', async () => {
    const report = await load(december);
    expect(report).toMatchObject({ kind: 'update', gone: 1, extract: DECEMBER });
    expect(await find(MAES)).toMatchObject({
      names: [{ name: 'Maes Motors' }],
      seat: null,
      situationCode: '000',
      extract: DECEMBER,
    });
    expect(await search('garage maes')).toEqual([]);
    expect(await search('caffe zero')).toEqual([added.number]);
    expect(await find(STER)).toMatchObject({ goneSince: DECEMBER, seat: { zipcode: '2800' } });
    expect((await find(STER))?.names).toHaveLength(4);
    expect(await find(TRADER)).toMatchObject({ goneSince: null, extract: DECEMBER });
  });

  it('can come twice', async () => {
    await load(december);
    await load(december);
    expect((await find(MAES))?.names).toHaveLength(1);
    expect((await find(added))?.names).toHaveLength(1);
    expect(await find(STER)).toMatchObject({ goneSince: DECEMBER });
  });

  it('brings an enterprise back', async () => {
    await load(december);
    await load(updateExtract({ number: 142, date: '2027-01-01' }, { changed: () => [STER], gone: [] }));
    expect(await find(STER)).toMatchObject({ goneSince: null });
    expect((await find(STER))?.names).toHaveLength(4);
  });

  it('does not skip one before it, and needs a register', async () => {
    const later = updateExtract({ number: 142, date: '2027-01-01' }, { changed: () => [added], gone: [] });
    await expect(load(later)).rejects.toThrow(/load update 141 first/);
    await sql`delete from register.extracts`.execute(database.db);
    await expect(load(december)).rejects.toThrow(/load a full extract first/);
  });

  it('changes nothing when it cannot be completed', async () => {
    await expect(
      load(withLines(december, 'code.csv', (lines) => [...lines, ...lines.slice(1)])),
    ).rejects.toThrow(/a row twice/);
    await expectNovember();
  });
});

// The embedded database serves one process, and would keep whoever asks for it waiting.
const onPostgres = it.runIf(inject('databaseTemplate').kind === 'postgres');

onPostgres('lets one import run at a time', async () => {
  const slow = archiveOfLines(fullExtract(DECEMBER, () => [STER, TRADER, MAES]));
  const inside = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const first = loadArchive({
    ...slow,
    async *read(name) {
      inside.resolve();
      await release.promise;
      yield* slow.read(name);
    },
  });
  await inside.promise;
  await expect(load(fullExtract(DECEMBER, () => [STER]))).rejects.toThrow('Another import is running.');
  release.resolve();
  await first;
  expect(await findRegisterExtract(database.db)).toEqual(DECEMBER);
});

onPostgres('stays as it was when the import is killed in the middle, and the next import works', async () => {
  const file = path.join(folder, 'large.zip');
  await writeZip(
    file,
    fullExtract(DECEMBER, () => inventEnterprises(4_000)),
  );
  const url = 'url' in database.address ? database.address.url : '';
  const command = path.resolve(import.meta.dirname, '../../../import-register.ts');
  const start = () =>
    spawn(process.execPath, [command, file, '--accept-losses'], {
      env: { ...process.env, DATABASE_URL: url, PRORATA_DATA: folder },
    });
  const killed = start();
  for await (const line of createInterface(killed.stderr)) if (line.includes('enterprise')) break;
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(await find(STER)).toMatchObject({ extract: NOVEMBER, goneSince: null });
  const again = start();
  const [code] = await once(again, 'exit');
  expect(code).toBe(0);
  expect(await find(STER)).toMatchObject({ extract: DECEMBER, goneSince: DECEMBER });
});

async function* latin1(text: string) {
  yield Buffer.from(text, 'latin1');
}
