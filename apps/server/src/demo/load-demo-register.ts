import { DEMO_OFFICES } from '@prorata/demo/offices';
import { listDemoEnterprises } from '@prorata/demo/register';
import { fullExtract } from '@prorata/demo/register-format';
import { brusselsDate } from '@prorata/domain/iso-date';
import { sql } from 'kysely';
import type { Transaction } from '../database/tables.ts';
import { findRegisterExtract } from '../features/register/find-enterprise.ts';
import { importExtract } from '../features/register/import/import-extract.ts';
import { archiveOfLines } from '../features/register/import/open-archive.ts';
import { insertRows } from '../features/register/import/write-rows.ts';

/** Lower than that of any real extract, so that a real one can take its place. */
const EXTRACT_NUMBER = 1;

/** Gives the demonstration a small register of enterprises, also one that was loaded before there was a register. */
export async function loadDemoRegister(trx: Transaction, now: Date): Promise<void> {
  await sql`lock table organizations in share row exclusive mode`.execute(trx);
  if ((await findRegisterExtract(trx)) !== undefined || !(await isDemonstration(trx))) return;
  const extract = { number: EXTRACT_NUMBER, date: brusselsDate(now) };
  await importExtract(
    { db: trx, clock: () => now, openWriter: insertRows(trx) },
    archiveOfLines(fullExtract(extract, listDemoEnterprises)),
  );
}

async function isDemonstration(trx: Transaction): Promise<boolean> {
  const operator = await trx
    .selectFrom('organizations')
    .select('id')
    .where('enterpriseNumber', '=', DEMO_OFFICES.platform.enterpriseNumber)
    .executeTakeFirst();
  return operator !== undefined;
}
