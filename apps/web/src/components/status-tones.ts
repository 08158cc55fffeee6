import type { AddresseeState } from '@prorata/domain/sending-ledger/report-ledger';
import type {
  ApprovalState,
  DossierStatus,
  EmailSendStatus,
  InvitationStatus,
  RegisteredLetterStatus,
  VoidKind,
} from '@prorata/domain/vocabulary';

/** Amber: someone must act or wait. Blue: under way. Green: done. Red: failed, with the way out beside it. */
export type Tone =
  | 'slate'
  | 'muted'
  | 'primary'
  | 'primaryStrong'
  | 'secondary'
  | 'accent'
  | 'positive'
  | 'negative'
  | 'info'
  | 'warning';

export const DOSSIER_TONES: Record<DossierStatus, Tone> = {
  Created: 'slate',
  InvitesSent: 'info',
  Provisioned: 'accent',
  Calculated: 'warning',
  Signed: 'primary',
  PvSent: 'primaryStrong',
  ToPay: 'secondary',
  Paid: 'positive',
  Cancelled: 'muted',
};

export const INVITATION_TONES: Record<InvitationStatus, Tone> = {
  Created: 'slate',
  Sent: 'info',
  Opened: 'warning',
  ClosedAndSubmitted: 'primary',
  ClosedAndNotSubmitted: 'slate',
  Finished: 'positive',
};

export const EMAIL_TONES: Record<EmailSendStatus, Tone> = {
  Pending: 'slate',
  Skipped: 'slate',
  Undefined: 'slate',
  Success: 'info',
  Sent: 'info',
  Expanded: 'info',
  Delivered: 'positive',
  Quarantined: 'warning',
  FilteredSpam: 'warning',
  Failed: 'negative',
  FailedToSend: 'negative',
  Bounced: 'negative',
  Suppressed: 'negative',
};

export const REGISTERED_LETTER_TONES: Record<RegisteredLetterStatus, Tone> = {
  Pending: 'slate',
  Skipped: 'slate',
  Undefined: 'slate',
  Processing: 'info',
  Sent: 'info',
  Dropped: 'info',
  Ongoing: 'warning',
  Received: 'positive',
  Delivered: 'positive',
  Error: 'negative',
  Failed: 'negative',
  Returned: 'negative',
};

export const ADDRESSEE_TONES: Record<AddresseeState, Tone> = {
  unsent: 'slate',
  waiting: 'info',
  handedOver: 'positive',
  failed: 'negative',
  setAside: 'muted',
};

export const APPROVAL_TONES: Record<ApprovalState, Tone> = {
  pending: 'warning',
  approved: 'positive',
  disapproved: 'negative',
};

export type StatementState = 'notValidated' | 'validated' | 'invalid';
export const STATEMENT_TONES: Record<StatementState, Tone> = {
  notValidated: 'warning',
  validated: 'positive',
  invalid: 'negative',
};

export type ResultState = 'actual' | 'outdated' | 'signed' | VoidKind;
export const RESULT_TONES: Record<ResultState, Tone> = {
  actual: 'positive',
  outdated: 'slate',
  signed: 'primary',
  voided: 'negative',
  replaced: 'negative',
};
