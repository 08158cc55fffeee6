import { isLetterUnderWay } from '@prorata/domain/delivery-status';
import type { RegisteredPost } from '../../adapters/registered-post.ts';
import { insertFile } from '../../database/insert-file.ts';
import { inTransaction } from '../../database/transaction.ts';
import { secondsAfter } from './after-attempt.ts';
import type { DeliveryTools } from './delivery-hooks.ts';
import { keepEvidence } from './keep-evidence.ts';
import { lacksProof, takeLetterState } from './take-report.ts';

/** When a carrier is asked again about what is still on its way. */
const AGAIN_SECONDS = 6 * 3600;

/** Asks the carrier what became of a letter or message, and for the papers that prove it. */
export async function askPost(tools: DeliveryTools, deliveryId: string): Promise<void> {
  const before = await readLetter(tools, deliveryId);
  if (before === undefined || before.providerId === null || before.sendMethod === 'Email') return;
  const { providerId, sendMethod } = before;
  const { post, qualifiedDelivery } = tools;
  const carrier = sendMethod === 'RegisteredLetter' ? post : qualifiedDelivery;
  if (carrier === undefined) return;
  if (before.nextInquiryAt !== null) await inquireLater(tools, deliveryId);
  await takeLetterState(tools, await carrier.readState(providerId), sendMethod);
  const letter = await readLetter(tools, deliveryId);
  if (letter === undefined) return;
  if (post && lacksProof(letter)) await fetchProof(tools, post, { deliveryId, providerId });
  if (qualifiedDelivery && sendMethod === 'QualifiedDelivery') {
    const isComplete = await keepEvidence(tools, qualifiedDelivery, { deliveryId, providerId });
    if (!isComplete) await inquireLater(tools, deliveryId);
    else if (!isLetterUnderWay(letter.registeredLetterStatus ?? 'Undefined')) {
      await inquireAt(tools, deliveryId, null);
    }
  }
}

function inquireLater(tools: DeliveryTools, deliveryId: string): Promise<void> {
  return inquireAt(tools, deliveryId, secondsAfter(tools.clock(), AGAIN_SECONDS));
}

async function inquireAt(
  { db }: DeliveryTools,
  deliveryId: string,
  nextInquiryAt: Date | null,
): Promise<void> {
  await db.updateTable('deliveries').set({ nextInquiryAt }).where('id', '=', deliveryId).execute();
}

function readLetter({ db }: DeliveryTools, deliveryId: string) {
  return db
    .selectFrom('deliveries')
    .select(['sendMethod', 'providerId', 'registeredLetterStatus', 'proofOfDepositFileId', 'nextInquiryAt'])
    .where('id', '=', deliveryId)
    .executeTakeFirst();
}

/** Kept once: a proof that is here is never replaced. */
async function fetchProof(
  { db, storage }: DeliveryTools,
  post: Pick<RegisteredPost, 'findProofOfDeposit'>,
  { deliveryId, providerId }: { readonly deliveryId: string; readonly providerId: string },
): Promise<void> {
  const proof = await post.findProofOfDeposit(providerId);
  if (proof === undefined) return;
  const stored = await storage.store(proof.content);
  await inTransaction(db, async (trx) => {
    const letter = await trx
      .selectFrom('deliveries')
      .select('proofOfDepositFileId')
      .where('id', '=', deliveryId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (letter.proofOfDepositFileId !== null) return;
    const proofOfDepositFileId = await insertFile(trx, { ...stored, mediaType: proof.mediaType });
    await trx.updateTable('deliveries').set({ proofOfDepositFileId }).where('id', '=', deliveryId).execute();
  });
}
