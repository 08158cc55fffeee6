import { DamagedFileError, type FileFault, StorageUnreachableError } from '../../adapters/file-storage.ts';
import { newId } from '../../database/new-id.ts';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Tools } from '../../tools.ts';
import { eachFile } from './each-file.ts';

type CheckTools = Pick<Tools, 'db' | 'storage' | 'clock' | 'logger'>;

interface Damage {
  readonly fileId: string;
  readonly fault: FileFault;
}

/**
 * Compares everything in storage with the hash that it had when it was stored, and records what came of it. Whoever
 * asks for a damaged file is refused anyway; this finds it before somebody needs it, while there is still a backup. While their
 * place is away nothing can be said of any of them: the check ends, and the one of the next night begins anew.
 */
export async function checkFiles(tools: CheckTools): Promise<void> {
  try {
    await compareAll(tools);
  } catch (err) {
    if (!(err instanceof StorageUnreachableError)) throw err;
    tools.logger.warn({ err }, 'the files could not all be checked: their store is away');
  }
}

async function compareAll(tools: CheckTools): Promise<void> {
  const { db, clock } = tools;
  const startedAt = clock();
  const damaged: Damage[] = [];
  let numberOfFiles = 0;
  for await (const file of eachFile(db)) {
    numberOfFiles += 1;
    const fault = await tools.storage.findFault(file);
    if (fault === undefined) continue;
    damaged.push({ fileId: file.id, fault });
    const err = new DamagedFileError(file, fault);
    tools.logger.error({ err, fileId: file.id }, 'a stored file is damaged');
  }
  await storeOutcome(db, { startedAt, finishedAt: clock(), numberOfFiles }, damaged);
}

interface Check {
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly numberOfFiles: number;
}

async function storeOutcome(db: Database, check: Check, damaged: readonly Damage[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    const checkId = newId();
    await trx
      .insertInto('fileChecks')
      .values({ id: checkId, ...check })
      .execute();
    for (const damage of damaged) {
      // One that was deleted while the others were checked needs no alarm.
      await trx
        .insertInto('damagedFiles')
        .columns(['checkId', 'fileId', 'fault'])
        .expression((eb) =>
          eb
            .selectFrom('files')
            .select((select) => [
              select.val(checkId).as('checkId'),
              'id',
              select.val(damage.fault).as('fault'),
            ])
            .where('id', '=', damage.fileId),
        )
        // Both what was sent and what is shown in its place.
        .onConflict((conflict) => conflict.columns(['checkId', 'fileId']).doNothing())
        .execute();
    }
  });
}
