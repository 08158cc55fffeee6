import type { FileStorage } from '../adapters/file-storage.ts';
import { recordPlatformTransaction } from '../features/costs/record-platform-transaction.ts';
import { openInvitationCodes } from '../features/invitations/invitation-codes.ts';
import { readLegalText } from '../features/legal/legal-texts.ts';
import type { DemoServices } from './services.ts';

/** What the demonstration takes from the features. */
export function demoServices(given: {
  readonly now: Date;
  readonly storage: FileStorage;
  readonly codeSecret: string;
}): DemoServices {
  return {
    now: given.now,
    storage: given.storage,
    readLegalText,
    makeInvitationCode: openInvitationCodes(given.codeSecret).make,
    recordPlatformTransaction,
  };
}
