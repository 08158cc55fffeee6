import type { Readable } from 'node:stream';
import { recordSchema } from '@prorata/contract/privacy/privacy';
import type { Language } from '@prorata/domain/vocabulary';
import { audit as germanAudit } from '@prorata/i18n/de/audit';
import { privacy as german } from '@prorata/i18n/de/privacy';
import { audit as englishAudit } from '@prorata/i18n/en/audit';
import { privacy as english } from '@prorata/i18n/en/privacy';
import { audit as frenchAudit } from '@prorata/i18n/fr/audit';
import { privacy as french } from '@prorata/i18n/fr/privacy';
import { audit as dutchAudit } from '@prorata/i18n/nl/audit';
import { privacy as dutch } from '@prorata/i18n/nl/privacy';
import { ZipFile } from 'yazl';
import type { StoredFile } from '../../adapters/file-storage.ts';
import { writeCsv } from '../../adapters/write-csv.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { type GatheredRecord, gatherRecord } from './gather-record.ts';
import { findRecords } from './plan.ts';
import { lockRequest } from './requests.ts';
import { scopeOf } from './scope.ts';

const WORDS = {
  nl: { ...dutch, audit: dutchAudit },
  fr: { ...french, audit: frenchAudit },
  de: { ...german, audit: germanAudit },
  en: { ...english, audit: englishAudit },
};
type Words = (typeof WORDS)[Language];

/**
 * All that is kept of a person: tables in the language of who is given them, the same for machines (GDPR 20), and the
 * documents that they filed. That it was given is recorded before it leaves.
 */
export async function exportPerson(
  { db, storage }: Pick<Tools, 'db' | 'storage'>,
  action: UserAction,
  requestId: string,
  language: Language,
): Promise<OutgoingFile> {
  const scope = scopeOf(action.actor);
  const gathered = await inTransaction(db, async (trx) => {
    const request = await lockRequest(trx, scope, requestId);
    const records = await findRecords(trx, scope, recordSchema.array().parse(request.records));
    const found = [];
    for (const record of records) found.push(await gatherRecord(trx, record));
    const { version } = await trx
      .updateTable('privacyRequests')
      .set({ exportedAt: action.at })
      .where('id', '=', requestId)
      .returning('version')
      .executeTakeFirstOrThrow();
    await recordEvent(trx, action, {
      ...{ type: 'privacy.exported', organizationId: scope.organizationId, subjectId: requestId, version },
      ...{ before: null, after: { numberOfRecords: records.length } },
    });
    return { person: request.person, records: found };
  });
  const zip = new ZipFile();
  const words = WORDS[language];
  for (const [name, content] of await writeTables(gathered.records, words)) {
    zip.addBuffer(Buffer.from(content), name, { mtime: action.at });
  }
  const forMachines = {
    person: gathered.person,
    givenAt: action.at.toISOString(),
    records: gathered.records.map(withoutFiles),
  };
  zip.addBuffer(Buffer.from(JSON.stringify(forMachines, undefined, 2)), 'data.json', { mtime: action.at });
  for (const [name, file] of listFiles(gathered.records, words)) {
    zip.addReadStreamLazy(name, { mtime: action.at }, (give) => {
      storage.open(file).then(
        (content) => give(null, content),
        (error) => give(error, null as never),
      );
    });
  }
  zip.end();
  const content = zip.outputStream as Readable;
  zip.on('error', (error) => content.destroy(error));
  return { name: `${words.export.file}.zip`, mediaType: 'application/zip', content };
}

function withoutFiles({ documents, ...record }: GatheredRecord) {
  return { ...record, documents: documents.map(({ fileName, uploadedAt }) => ({ fileName, uploadedAt })) };
}

type Table = readonly [file: string, content: string];

async function writeTables(records: readonly GatheredRecord[], words: Words): Promise<Table[]> {
  const { columns, files } = words.export;
  const where = ({ fileNumber, kind }: GatheredRecord) => [fileNumber ?? '', words.kinds[kind]];
  const rowsOf = (cells: (record: GatheredRecord) => readonly (readonly string[])[]) =>
    records.flatMap((record) => cells(record).map((row) => [...where(record), ...row]));
  const begin = [columns.dossier, columns.record];
  return Promise.all([
    writeOne(
      files.data,
      [...begin, columns.field, columns.value],
      rowsOf(({ fields }) => fields.map(({ key, value }) => [words.fields[key], value])),
    ),
    writeOne(
      files.sendings,
      [...begin, columns.moment, columns.what, columns.to, columns.status],
      rowsOf(({ sendings }) => sendings.map(({ at, what, to, status }) => [at, what, to, status])),
    ),
    writeOne(
      files.trail,
      [...begin, columns.moment, columns.what],
      rowsOf(({ events }) => events.map(({ at, type }) => [at, phraseOf(words, type)])),
    ),
    writeOne(
      files.readings,
      [...begin, columns.moment, columns.who, columns.what],
      rowsOf(({ readings }) =>
        readings.map(({ at, who, what }) => [at, who, words.audit.readings.kinds[what]]),
      ),
    ),
  ]);
}

/** As the tab of a dossier says it; what has no phrase is named by its type. */
function phraseOf({ audit }: Words, type: string): string {
  const [kind = '', what = ''] = type.split('.');
  const events: Readonly<Record<string, Readonly<Record<string, string>>>> = audit.events;
  return events[kind]?.[what] ?? type;
}

async function writeOne(
  name: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<Table> {
  async function* batches() {
    yield rows.map((row) => row.map((text) => ({ kind: 'text' as const, text })));
  }
  let content = '';
  for await (const piece of writeCsv(head, batches())) content += piece;
  return [`${name}.csv`, content];
}

/** Numbered, so that two of one name never meet; without what no file system takes. */
function listFiles(records: readonly GatheredRecord[], { export: { files } }: Words): [string, StoredFile][] {
  const all = records.flatMap(({ fileNumber, documents }) =>
    documents.map((document) => ({ fileNumber: fileNumber ?? '', ...document })),
  );
  return all.map(({ fileNumber, fileName, stored }, at) => {
    const safe = fileName.replaceAll(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').trim();
    const number = String(at + 1).padStart(3, '0');
    return [`${files.documents}/${fileNumber.replaceAll('/', '-')}/${number} ${safe}`, stored];
  });
}
