import { randomBytes } from 'node:crypto';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import type { UserAction } from '../../http/action.ts';
import type { SendingParts } from './sending-parts.ts';

const CODE_BYTES = 24;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

interface View {
  readonly dossierId: string;
  readonly resultId: string;
  readonly statementId: string | null;
  readonly validityDays: number;
}

/** A link of its own for each mail: it can be made useless without touching the others. */
export async function createSecuredLink(
  { digestOfViewCode, publicOrigin }: SendingParts,
  trx: Transaction,
  { at }: UserAction,
  { validityDays, ...about }: View,
): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  await trx
    .insertInto('documentViews')
    .values({
      id: newId(),
      ...about,
      codeDigest: digestOfViewCode(code),
      expiresAt: new Date(at.getTime() + validityDays * DAY_MILLISECONDS),
      createdAt: at,
    })
    .execute();
  const link = new URL('/document', publicOrigin);
  link.searchParams.set('code', code);
  return link.href;
}
