import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { INVITATION_CODE_LENGTH, makeInvitationCode } from '@prorata/domain/invitation-code';
import { createSeal } from '../../database/sealed-text.ts';

const KEY_BYTES = 32;

/** What the database keeps of a code: enough to find its invitation, and to read it out to who works on the dossier. */
interface StoredCode {
  readonly codeDigest: string;
  readonly codeSealed: Buffer;
}

export interface InvitationCodes {
  /** A code that nobody can guess, as it is stored. */
  make(): StoredCode;
  /** By which the invitation of a code is found. The code must have been parsed. */
  digest(code: string): string;
  /** The code that was sealed. */
  unseal(codeSealed: Buffer): string;
}

/**
 * Keeps codes so that a stolen copy of the database gives none away: a keyed digest and a sealed text, each under a
 * key of its own that is derived from the server's secret. A code is looked up by its digest, which takes as long for
 * one that is nearly right as for any other.
 */
export function openInvitationCodes(secret: string): InvitationCodes {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'prorata digest: invitation codes', KEY_BYTES));
  const seal = createSeal(secret, 'invitation codes');
  const digest = (code: string) => createHmac('sha256', key).update(code).digest('hex');
  return {
    make: () => {
      const code = makeInvitationCode(randomBytes(INVITATION_CODE_LENGTH));
      return { codeDigest: digest(code), codeSealed: seal.close(code) };
    },
    digest,
    unseal: (codeSealed) => seal.open(codeSealed),
  };
}
