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
import { writeCsv } from '../../adapters/write-csv.ts';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { findSeal, type NamedFile, packFiles, type SealKind } from '../uploads/pack-files.ts';
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
 * documents that they filed. What the scanner has not judged, or what is damaged, is named and left out. That it was given is
 * recorded before it leaves.
 */
export async function exportPerson(
  tools: Pick<Tools, 'db' | 'storage' | 'logger'>,
  action: UserAction,
  requestId: string,
  language: Language,
): Promise<OutgoingFile> {
  const { db, storage } = tools;
  const scope = scopeOf(action.actor);
  const gathered = await inTransaction(db, async (trx) => {
    const request = await lockRequest(trx, scope, requestId);
    const known = await findRecords(trx, scope, recordSchema.array().parse(request.records));
    const found = [];
    for (const record of known) found.push(await gatherRecord(trx, record));
    return { person: request.person, records: found };
  });
  const records = await leaveOutSealed(tools, gathered.records);
  await recordExport(db, action, requestId, records.length);
  const words = WORDS[language];
  const forMachines = {
    person: gathered.person,
    givenAt: action.at.toISOString(),
    records: records.map(withoutFiles),
  };
  const data = Buffer.from(JSON.stringify(forMachines, undefined, 2));
  const tables = await writeTables(records, words);
  const content = packFiles(
    storage,
    [
      ...tables.map(([name, table]) => ({ name, content: Buffer.from(table) })),
      { name: 'data.json', content: data },
      ...listFiles(records, words),
    ],
    action.at,
  );
  return { name: `${words.export.file}.zip`, mediaType: 'application/zip', content };
}

type LeftOut = SealKind | null;

interface ExportedRecord extends Omit<GatheredRecord, 'documents'> {
  /** With why each is not given. */
  readonly documents: readonly (GatheredRecord['documents'][number] & { readonly leftOut: LeftOut })[];
}

async function leaveOutSealed(
  { storage, logger }: Pick<Tools, 'storage' | 'logger'>,
  records: readonly GatheredRecord[],
): Promise<ExportedRecord[]> {
  const looked: ExportedRecord[] = [];
  for (const record of records) {
    const documents = [];
    for (const document of record.documents) {
      const seal = await findSeal(storage, document.file);
      if (seal?.cause) logger.error({ err: seal.cause }, 'a stored file is damaged');
      documents.push({ ...document, leftOut: seal?.kind ?? null });
    }
    looked.push({ ...record, documents });
  }
  return looked;
}

async function recordExport(
  db: Database,
  action: UserAction,
  requestId: string,
  numberOfRecords: number,
): Promise<void> {
  const scope = scopeOf(action.actor);
  await inTransaction(db, async (trx) => {
    await lockRequest(trx, scope, requestId);
    const { version } = await trx
      .updateTable('privacyRequests')
      .set({ exportedAt: action.at })
      .where('id', '=', requestId)
      .returning('version')
      .executeTakeFirstOrThrow();
    await recordEvent(trx, action, {
      ...{ type: 'privacy.exported', organizationId: scope.organizationId, subjectId: requestId, version },
      ...{ before: null, after: { numberOfRecords } },
    });
  });
}

function withoutFiles({ documents, ...record }: ExportedRecord) {
  return {
    ...record,
    documents: documents.map(({ fileName, uploadedAt, leftOut }) => ({ fileName, uploadedAt, leftOut })),
  };
}

type Table = readonly [file: string, content: string];

async function writeTables(records: readonly ExportedRecord[], words: Words): Promise<Table[]> {
  const { columns, files, documents } = words.export;
  const where = ({ fileNumber, kind }: ExportedRecord) => [fileNumber ?? '', words.kinds[kind]];
  const rowsOf = (cells: (record: ExportedRecord) => readonly (readonly string[])[]) =>
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
      files.documents,
      [...begin, columns.moment, columns.what, columns.status],
      rowsOf((record) =>
        record.documents.map(({ uploadedAt, fileName, leftOut }) => [
          ...[uploadedAt, fileName, documents[leftOut ?? 'given']],
        ]),
      ),
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
function listFiles(records: readonly ExportedRecord[], { export: { files } }: Words): NamedFile[] {
  const all = records.flatMap(({ fileNumber, documents }) =>
    documents
      .filter(({ leftOut }) => leftOut === null)
      .map((document) => ({ fileNumber: fileNumber ?? '', ...document })),
  );
  return all.map(({ fileNumber, fileName, file }, at) => {
    const safe = fileName.replaceAll(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').trim();
    const number = String(at + 1).padStart(3, '0');
    return { name: `${files.documents}/${fileNumber.replaceAll('/', '-')}/${number} ${safe}`, file };
  });
}
