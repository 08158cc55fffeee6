import { randomBytes } from 'node:crypto';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import type { UserAction } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import { digestOfViewCode } from './document-view-code.ts';

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
  { settings }: Pick<Tools, 'settings'>,
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
      codeDigest: digestOfViewCode(code, settings.codeSecret),
      expiresAt: new Date(at.getTime() + validityDays * DAY_MILLISECONDS),
      createdAt: at,
    })
    .execute();
  const link = new URL('/document', settings.publicOrigin);
  link.searchParams.set('code', code);
  return link.href;
}
