import { insertFile } from '../../database/insert-file.ts';
import { inTransaction } from '../../database/transaction.ts';
import { secondsAfter } from './after-attempt.ts';
import type { DeliveryTools } from './delivery-hooks.ts';
import { lacksProof, takeLetterState } from './take-report.ts';

/** When the post is asked again about a letter that is still on its way. */
const AGAIN_SECONDS = 6 * 3600;

/** Asks the post what became of a letter, and for the proof that it was deposited. */
export async function askPost(tools: DeliveryTools, deliveryId: string): Promise<void> {
  const { db, post, clock } = tools;
  const before = await readLetter(tools, deliveryId);
  if (post === undefined || before === undefined || before.providerId === null) return;
  if (before.nextInquiryAt !== null) {
    await db
      .updateTable('deliveries')
      .set({ nextInquiryAt: secondsAfter(clock(), AGAIN_SECONDS) })
      .where('id', '=', deliveryId)
      .where('nextInquiryAt', 'is not', null)
      .execute();
  }
  await takeLetterState(tools, await post.readState(before.providerId));
  const letter = await readLetter(tools, deliveryId);
  if (letter && lacksProof(letter)) await fetchProof(tools, deliveryId, before.providerId);
}

function readLetter({ db }: DeliveryTools, deliveryId: string) {
  return db
    .selectFrom('deliveries')
    .select(['providerId', 'registeredLetterStatus', 'proofOfDepositFileId', 'nextInquiryAt'])
    .where('id', '=', deliveryId)
    .where('sendMethod', '=', 'RegisteredLetter')
    .executeTakeFirst();
}

/** Kept once: a proof that is here is never replaced. */
async function fetchProof(
  { db, post, storage }: DeliveryTools,
  deliveryId: string,
  providerId: string,
): Promise<void> {
  const proof = await post?.findProofOfDeposit(providerId);
  if (proof === undefined) return;
  const stored = await storage.store(proof);
  await inTransaction(db, async (trx) => {
    const letter = await trx
      .selectFrom('deliveries')
      .select('proofOfDepositFileId')
      .where('id', '=', deliveryId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (letter.proofOfDepositFileId !== null) return;
    const proofOfDepositFileId = await insertFile(trx, { ...stored, mediaType: 'application/pdf' });
    await trx.updateTable('deliveries').set({ proofOfDepositFileId }).where('id', '=', deliveryId).execute();
  });
}
