import type { FileVerdict } from '@prorata/domain/vocabulary';
import type { Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

/** Nobody is shown, sent or calculated anything from a file that the scanner has not judged, or in which it found a virus. */
export function refuseUnjudged({ verdict }: { readonly verdict: FileVerdict }): void {
  if (verdict === 'quarantined') throw new ProblemError('document-quarantined');
  if (verdict === 'unjudgeable') throw new ProblemError('document-unjudgeable');
  if (verdict === 'infected') throw new ProblemError('document-infected');
}

/** The same of a file from which something is taken over. */
export async function refuseUnjudgedFile(trx: Transaction, fileId: string | null): Promise<void> {
  const file = await trx.selectFrom('files').select('verdict').where('id', '=', fileId).executeTakeFirst();
  if (file) refuseUnjudged(file);
}
