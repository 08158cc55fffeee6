import type { Carrier } from '../../adapters/registered-carrier.ts';
import { insertFile } from '../../database/insert-file.ts';
import { inTransaction } from '../../database/transaction.ts';
import { secondsAfter } from './after-attempt.ts';
import type { DeliveryTools } from './delivery-hooks.ts';
import { lacksProof, type RegisteredMethod, takeLetterState } from './take-report.ts';

/** When a carrier is asked again about what is still on its way. */
const AGAIN_SECONDS = 6 * 3600;

/** Asks the carrier what became of a letter or message, and for the proof that it was deposited. */
export async function askPost(tools: DeliveryTools, deliveryId: string): Promise<void> {
  const { db, clock } = tools;
  const before = await readLetter(tools, deliveryId);
  if (before === undefined || before.providerId === null || before.sendMethod === 'Email') return;
  const { providerId, sendMethod } = before;
  const carrier = carrierOf(tools, sendMethod);
  if (carrier === undefined) return;
  if (before.nextInquiryAt !== null) {
    await db
      .updateTable('deliveries')
      .set({ nextInquiryAt: secondsAfter(clock(), AGAIN_SECONDS) })
      .where('id', '=', deliveryId)
      .where('nextInquiryAt', 'is not', null)
      .execute();
  }
  await takeLetterState(tools, await carrier.readState(providerId), sendMethod);
  const letter = await readLetter(tools, deliveryId);
  if (letter && lacksProof(letter)) await fetchProof(tools, carrier, { deliveryId, providerId });
}

function carrierOf({ post, qualifiedDelivery }: DeliveryTools, sendMethod: RegisteredMethod) {
  return sendMethod === 'RegisteredLetter' ? post : qualifiedDelivery;
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
  carrier: Pick<Carrier<never>, 'findProofOfDeposit'>,
  { deliveryId, providerId }: { readonly deliveryId: string; readonly providerId: string },
): Promise<void> {
  const proof = await carrier.findProofOfDeposit(providerId);
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
