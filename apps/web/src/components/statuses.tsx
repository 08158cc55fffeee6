import type {
  ApprovalState,
  DossierStatus,
  EmailSendStatus,
  InvitationStatus,
  RegisteredLetterStatus,
} from '@prorata/domain/vocabulary';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from './status-badge.tsx';
import {
  APPROVAL_TONES,
  DOSSIER_TONES,
  EMAIL_TONES,
  INVITATION_TONES,
  REGISTERED_LETTER_TONES,
  RESULT_TONES,
  type ResultState,
  STATEMENT_TONES,
  type StatementState,
} from './status-tones.ts';

export function DossierStatusBadge({ status }: { readonly status: DossierStatus }) {
  const { t } = useTranslation('vocabulary');
  return <StatusBadge tone={DOSSIER_TONES[status]}>{t(`dossierStatus.${status}`)}</StatusBadge>;
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

/** For users and for organizations. */
export function ApprovalBadge({ state }: { readonly state: ApprovalState }) {
  const { t } = useTranslation('vocabulary');
  return <StatusBadge tone={APPROVAL_TONES[state]}>{t(`approvalState.${state}`)}</StatusBadge>;
}

export function StatementStateBadge({ state }: { readonly state: StatementState }) {
  const { t } = useTranslation('states');
  return <StatusBadge tone={STATEMENT_TONES[state]}>{t(`statement.${state}`)}</StatusBadge>;
}

export function ResultStateBadge({ state }: { readonly state: ResultState }) {
  const { t } = useTranslation('states');
  return <StatusBadge tone={RESULT_TONES[state]}>{t(`result.${state}`)}</StatusBadge>;
}
