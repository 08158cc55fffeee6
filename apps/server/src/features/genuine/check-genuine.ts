import type { GenuineAnswer } from '@prorata/contract/genuine/calls';
import { parseInvitationCode } from '@prorata/domain/invitation-code';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { type CodeAttempts, createCodeAttempts } from '../../http/security/code-attempts.ts';
import type { Tools } from '../../tools.ts';
import { openInvitationCodes } from '../invitations/invitation-codes.ts';
import {
  type Found,
  findByBarcode,
  findByCode,
  findByFingerprint,
  findByReceiptNumber,
  UNKNOWN,
} from './find-sent.ts';

interface Question {
  /** As it was typed: a code, the link with it, a fingerprint, the number of a letter or of a receipt. */
  readonly number: string;
  /** The network address of who asks. */
  readonly address: string;
  readonly at: Date;
}

const LINK = /\/invited\/([^/?#\s]+)/i;
const FINGERPRINT = /^[0-9a-f]{64}$/;
const BARCODE = /^[0-9A-Z]{8,40}$/;
const RECEIPT_NUMBER = /^\d{4}\/\d+-\d{2,}$/;

/**
 * Whether something was sent from here. Wrong numbers are counted by network as wrong codes are. A right code or
 * fingerprint always answers, for nobody guesses it; numbers that follow one another are counted even when they are right.
 */
export async function checkGenuine(
  { db, settings, clock }: Pick<Tools, 'db' | 'settings' | 'clock'>,
  { number, address, at }: Question,
): Promise<GenuineAnswer> {
  const attempts = createCodeAttempts(db, clock);
  const typed = LINK.exec(number)?.[1] ?? number;
  const compact = typed.replaceAll(/\s/g, '');
  const code = parseInvitationCode(typed);
  const fingerprint = compact.toLowerCase();
  const certain =
    (code && (await findByCode(db, openInvitationCodes(settings.codeSecret).digest(code)))) ??
    (FINGERPRINT.test(fingerprint) ? await findByFingerprint(db, fingerprint) : undefined);
  if (certain) return { ...certain, checkedAt: at.toISOString() };
  await countAttempt(attempts, address);
  const found: Found | undefined =
    (RECEIPT_NUMBER.test(compact) ? await findByReceiptNumber(db, compact) : undefined) ??
    (BARCODE.test(compact.toUpperCase()) ? await findByBarcode(db, compact.toUpperCase()) : undefined);
  return { ...(found ?? UNKNOWN), checkedAt: at.toISOString() };
}

async function countAttempt(attempts: CodeAttempts, address: string): Promise<void> {
  const wait = await attempts.recordWrong(address);
  if (wait === undefined) return;
  throw new ProblemError('too-many-requests', { headers: { 'retry-after': String(wait) } });
}
