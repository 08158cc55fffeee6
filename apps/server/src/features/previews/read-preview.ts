import type { SendingPreview } from '@prorata/contract/previews/preview';
import { eurosFromCents } from '@prorata/domain/money';
import type { UserAction } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import type { ComingDeliveries } from '../delivery/rehearse-sending.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import type { ComingSendings, Sending } from './coming-sendings.ts';
import { describeCosts } from './describe-costs.ts';
import { describeTerm } from './describe-term.ts';
import { findWarnings } from './find-warnings.ts';
import { envelopeOf, kindOfRecipient, lastDayOf, listPieces, placeOf, priceOf } from './list-pieces.ts';

/** Everything that would leave now, and nothing that is kept. */
export async function readPreview(
  { db, storage }: Pick<Tools, 'db' | 'storage'>,
  comings: ComingSendings,
  action: UserAction,
  dossierId: string,
  sending: Sending,
): Promise<SendingPreview> {
  const dossier = await getDossier(db, action.actor, dossierId);
  const coming = await comings.rehearse(action, dossierId, sending);
  const pieces = listPieces(coming);
  const warnings = await findWarnings(db, dossier, pieces, action.at);
  const pages = await countPages({ storage }, coming);
  return {
    seen: coming.fingerprint,
    pieces: pieces.map((piece) => {
      const { number, delivery, copies } = piece;
      const price = priceOf(piece, coming.prices);
      return {
        number,
        name: delivery.addressee ?? delivery.email ?? '',
        recipient: kindOfRecipient(delivery),
        sendMethod: delivery.sendMethod,
        place: placeOf(delivery),
        language: delivery.language,
        envelope: envelopeOf(delivery),
        enclosures: delivery.files.map(({ name, sha256 }) => ({ name, pages: pages.get(sha256) ?? 1 })),
        copies: copies.map((copy) => ({ number: copy.number, email: copy.delivery.email ?? '' })),
        price: price === undefined ? null : eurosFromCents(price),
        lastDay: lastDayOf(delivery),
        isReceiptAsked: delivery.content.values['report.isReceiptAsked'] === true,
        warnings: warnings.get(number) ?? [],
      };
    }),
    term: describeTerm(pieces, action.at),
    costs: await describeCosts(db, coming, sending, action.at),
  };
}

/** Each file once, however many receive it. */
async function countPages(
  { storage }: Pick<Tools, 'storage'>,
  { deliveries }: ComingDeliveries,
): Promise<ReadonlyMap<string, number>> {
  // What reads PDF is more than a start should have to read.
  const { PDF } = await import('@libpdf/core');
  const files = new Map(deliveries.flatMap((one) => one.files).map((file) => [file.sha256, file]));
  const pages = new Map<string, number>();
  for (const [sha256, file] of files) {
    const pdf = await PDF.load(await storage.read(file));
    pages.set(sha256, pdf.getPageCount());
  }
  return pages;
}
