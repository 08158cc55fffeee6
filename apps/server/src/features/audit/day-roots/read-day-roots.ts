import { Readable } from 'node:stream';
import type { auditCalls } from '@prorata/contract/audit/calls';
import type { AnswerOf, QueryOf } from '@prorata/contract/call';
import type { IsoDate } from '@prorata/domain/iso-date';
import type { Database } from '../../../database/tables.ts';
import type { OutgoingFile } from '../../../http/calls/route.ts';
import { ProblemError } from '../../../http/problems/problem-error.ts';
import type { Tools } from '../../../tools.ts';

/** The roots of the days, newest first. */
export async function listDayRoots(
  db: Database,
  { page, pageSize }: QueryOf<typeof auditCalls.listDayRoots>,
): Promise<AnswerOf<typeof auditCalls.listDayRoots>> {
  const { total } = await db
    .selectFrom('dayRoots')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('dayRoots')
    .select(['day', 'leaves', 'root', 'madeAt', 'stampedAt', 'authority'])
    .orderBy('day', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const items = rows.map(({ madeAt, stampedAt, ...root }) => ({
    ...root,
    madeAt: madeAt.toISOString(),
    stampedAt: stampedAt?.toISOString() ?? null,
  }));
  return { items, total: Number(total), page, pageSize };
}

/** What was published and stamped of a day, byte for byte. */
export async function downloadDayRoot(db: Database, day: IsoDate): Promise<OutgoingFile> {
  const { statement } = await getDay(db, day);
  return { name: `${nameOf(day)}.json`, mediaType: 'application/json', content: Buffer.from(statement) };
}

export async function downloadDayStamp(db: Database, day: IsoDate): Promise<OutgoingFile> {
  const { timeStamp } = await getDay(db, day);
  if (timeStamp === null) throw new ProblemError('not-found');
  const mediaType = 'application/vnd.etsi.timestamp-token';
  return { name: `${nameOf(day)}.tst`, mediaType, content: timeStamp };
}

function nameOf(day: IsoDate): string {
  return `prorata-root-${day}`;
}

async function getDay(db: Database, day: IsoDate) {
  const row = await db
    .selectFrom('dayRoots')
    .select(['statement', 'timeStamp'])
    .where('day', '=', day)
    .executeTakeFirst();
  if (row === undefined) throw new ProblemError('not-found');
  return row;
}

/** All of them for whoever wants to hold us to them: each statement with its stamp, a line each, oldest first. */
export function exportDayRoots(db: Database): OutgoingFile {
  const content = Readable.from(linesOf(db));
  return { name: 'prorata-roots.jsonl', mediaType: 'application/x-ndjson', content };
}

const BATCH = 500;

async function* linesOf(db: Database): AsyncGenerator<string> {
  for (let last: IsoDate = '0001-01-01'; ; ) {
    const batch = await db
      .selectFrom('dayRoots')
      .select(['day', 'statement', 'timeStamp'])
      .where('day', '>', last)
      .orderBy('day')
      .limit(BATCH)
      .execute();
    for (const { statement, timeStamp } of batch) {
      yield `${JSON.stringify({ statement, timeStamp: timeStamp?.toString('base64') ?? null })}\n`;
    }
    if (batch.length < BATCH) return;
    last = batch.at(-1)?.day ?? last;
  }
}

/** The certificates with which the stamps are checked. */
export async function downloadStampTrust({
  timeStamping,
}: Pick<Tools, 'timeStamping'>): Promise<OutgoingFile> {
  const pem = await timeStamping?.readTrustFile().catch(() => undefined);
  if (pem === undefined) throw new ProblemError('not-found');
  return {
    name: 'authorities.pem',
    mediaType: 'application/x-pem-file',
    content: Buffer.from(pem, 'latin1'),
  };
}
