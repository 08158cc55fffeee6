import type { PieceOfPreview } from '@prorata/contract/previews/preview';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { Database } from '../../database/tables.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { kindOfRecipient, type Piece, placeOf } from './list-pieces.ts';

type Warnings = PieceOfPreview['warnings'];

/** People move: an address that nobody has touched for so long is worth a look. */
const OLD_AFTER_DAYS = 365;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** What somebody should look at before it leaves, by the number of the piece. */
export async function findWarnings(
  db: Database,
  dossier: DossierRecord,
  pieces: readonly Piece[],
  at: Date,
): Promise<ReadonlyMap<number, Warnings>> {
  const counts = new Map<string, number>();
  for (const piece of pieces) counts.set(whoIs(piece), (counts.get(whoIs(piece)) ?? 0) + 1);
  const returned = await listReturned(db, dossier.id);
  const enteredAt = await readEntryMoments(db, dossier, pieces);
  const oldBefore = new Date(at.getTime() - OLD_AFTER_DAYS * DAY_MILLISECONDS);
  return new Map(
    pieces.map((piece) => {
      const { delivery, number } = piece;
      const since = delivery.sendMethod === 'RegisteredLetter' ? enteredAt(piece) : undefined;
      const warnings: Warnings = [
        ...((counts.get(whoIs(piece)) ?? 0) > 1 ? [{ code: 'sameRecipient' as const }] : []),
        ...(since !== undefined && since < oldBefore
          ? [{ code: 'oldAddress' as const, year: Number(brusselsDate(since).slice(0, 4)) }]
          : []),
        ...(returned.has(placeOf(delivery).toLowerCase()) ? [{ code: 'cameBack' as const }] : []),
      ];
      return [number, warnings];
    }),
  );
}

/** One mailbox is one reader; at one house live several people. */
function whoIs({ delivery }: Piece): string {
  const place = placeOf(delivery).toLowerCase();
  return delivery.email === null ? `${(delivery.addressee ?? '').trim().toLowerCase()} ${place}` : place;
}

/** Where something of this dossier went before, and came back. */
async function listReturned(db: Database, dossierId: string): Promise<ReadonlySet<string>> {
  const returned = await db
    .selectFrom('deliveries')
    .select(['email', 'address'])
    .where('dossierId', '=', dossierId)
    .where('hasFailed', '=', true)
    .execute();
  return new Set(returned.map((delivery) => placeOf(delivery).toLowerCase()));
}

/** When an address came into the dossier: with the statement, the invitation, or the dossier itself. */
async function readEntryMoments(
  db: Database,
  dossier: DossierRecord,
  pieces: readonly Piece[],
): Promise<(piece: Piece) => Date | undefined> {
  if (pieces.length === 0) return () => undefined;
  const select = (table: 'statements' | 'invitations') =>
    db.selectFrom(table).select(['id', 'createdAt']).where('dossierId', '=', dossier.id).execute();
  const statements = new Map((await select('statements')).map(({ id, createdAt }) => [id, createdAt]));
  const invitations = new Map((await select('invitations')).map(({ id, createdAt }) => [id, createdAt]));
  return ({ delivery }) => {
    if (kindOfRecipient(delivery) === 'defendant') return dossier.createdAt;
    return statements.get(delivery.statementId ?? '') ?? invitations.get(delivery.invitationId ?? '');
  };
}
