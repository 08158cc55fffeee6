import type { Hold } from '@prorata/domain/holds';
import type { AddresseeState } from '@prorata/domain/sending-ledger/report-ledger';
import type {
  ApprovalState,
  ClaimType,
  DossierStatus,
  EmailSendStatus,
  InvitationStatus,
  RegisteredLetterStatus,
} from '@prorata/domain/vocabulary';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from '../platform/language/use-translation.ts';
import classes from './badges.module.css';
import {
  ADDRESSEE_TONES,
  APPROVAL_TONES,
  DOSSIER_TONES,
  EMAIL_TONES,
  INVITATION_TONES,
  REGISTERED_LETTER_TONES,
  RESULT_TONES,
  type ResultState,
  STATEMENT_TONES,
  type StatementState,
  type Tone,
} from './status-tones.ts';

interface StatusBadgeProps {
  readonly tone: Tone;
  readonly children: string;
}

/** A status in a word and a colour; the word alone must do for those who do not see the colour. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}

export function DossierStatusBadge({ status }: { readonly status: DossierStatus }) {
  const { t } = useTranslation('vocabulary');
  return <StatusBadge tone={DOSSIER_TONES[status]}>{t(`dossierStatus.${status}`)}</StatusBadge>;
}

/** Beside the status: the money stays where it is. What stops the whole distribution has a mark of its own. */
export function HoldBadge({ holds }: { readonly holds: readonly Hold[] }) {
  const { t } = useTranslation('dossiers');
  if (!holds.some((hold) => hold !== 'stopped')) return null;
  return <StatusBadge tone="warning">{t('heldMark')}</StatusBadge>;
}

export function InvitationStatusBadge({ status }: { readonly status: InvitationStatus }) {
  const { t } = useTranslation('vocabulary');
  return <StatusBadge tone={INVITATION_TONES[status]}>{t(`invitationStatus.${status}`)}</StatusBadge>;
}

export function EmailStatusBadge({ status }: { readonly status: EmailSendStatus }) {
  const { t } = useTranslation('vocabulary');
  return <StatusBadge tone={EMAIL_TONES[status]}>{t(`emailSendStatus.${status}`)}</StatusBadge>;
}

export function RegisteredLetterStatusBadge({ status }: { readonly status: RegisteredLetterStatus }) {
  const { t } = useTranslation('vocabulary');
  return (
    <StatusBadge tone={REGISTERED_LETTER_TONES[status]}>{t(`registeredLetterStatus.${status}`)}</StatusBadge>
  );
}

/** Whether somebody was handed the report. */
export function AddresseeStateBadge({ state }: { readonly state: AddresseeState }) {
  const { t } = useTranslation('states');
  return <StatusBadge tone={ADDRESSEE_TONES[state]}>{t(`addressee.${state}`)}</StatusBadge>;
}

/** For users and for organizations. */
export function ApprovalBadge({ state }: { readonly state: ApprovalState }) {
  return <StatusBadge tone={APPROVAL_TONES[state]}>{useApprovalWords()(state)}</StatusBadge>;
}

/** The same in words alone, for a file. */
export function useApprovalWords(): (state: ApprovalState) => string {
  const { t } = useTranslation('vocabulary');
  return (state) => t(`approvalState.${state}`);
}

export function StatementStateBadge({ state }: { readonly state: StatementState }) {
  const { t } = useTranslation('states');
  return <StatusBadge tone={STATEMENT_TONES[state]}>{t(`statement.${state}`)}</StatusBadge>;
}

export function ResultStateBadge({ state }: { readonly state: ResultState }) {
  const { t } = useTranslation('states');
  return <StatusBadge tone={RESULT_TONES[state]}>{t(`result.${state}`)}</StatusBadge>;
}

/** Where an amount stands in the distribution; the same colours in chips, in the flow and in the report. */
export type ClaimClass = ClaimType | 'costs' | 'surplus' | 'reserved';

export function ClaimClassChip({ claimClass }: { readonly claimClass: ClaimClass }) {
  const { t } = useTranslation(['vocabulary', 'states']);
  return (
    <span className={classes.chip} data-class={claimClass}>
      {isClaimType(claimClass) ? t(`claimType.${claimClass}`) : t(`states:claim.${claimClass}`)}
    </span>
  );
}

export function AutomaticChip() {
  const { t } = useTranslation('states');
  return (
    <span className={classes.chip}>
      <IconLock size={12} aria-hidden />
      {t('claim.automatic')}
    </span>
  );
}

export function LateChip() {
  const { t } = useTranslation('states');
  return (
    <span className={classes.chip} data-class="late">
      {t('statement.late')}
    </span>
  );
}

/** Somebody contests it in the form and the time of the law (Judicial Code 1629). */
export function ContestedChip() {
  const { t } = useTranslation('states');
  return (
    <span className={classes.chip} data-class="contested">
      {t('statement.contested')}
    </span>
  );
}

function isClaimType(claimClass: ClaimClass): claimClass is ClaimType {
  return claimClass === 'specific' || claimClass === 'general' || claimClass === 'chirographic';
}
