import {
  APPROVAL_STATES,
  DOSSIER_STATUSES,
  EMAIL_SEND_STATUSES,
  INVITATION_STATUSES,
  REGISTERED_LETTER_STATUSES,
} from '@prorata/domain/vocabulary';
import {
  ApprovalBadge,
  AutomaticChip,
  type ClaimClass,
  ClaimClassChip,
  DossierStatusBadge,
  EmailStatusBadge,
  InvitationStatusBadge,
  LateChip,
  RegisteredLetterStatusBadge,
  ResultStateBadge,
  StatementStateBadge,
} from '../../components/badges.tsx';
import type { ResultState, StatementState } from '../../components/status-tones.ts';
import { Row, Section } from './section.tsx';

const STATEMENT_STATES: readonly StatementState[] = ['notValidated', 'validated', 'invalid'];
const RESULT_STATES: readonly ResultState[] = ['actual', 'outdated', 'signed', 'voided', 'replaced'];
const CLAIM_CLASSES: readonly ClaimClass[] = [
  'costs',
  'specific',
  'general',
  'chirographic',
  'surplus',
  'reserved',
];

export function Badges() {
  return (
    <>
      <Section title="Dossier">
        <Row>
          {DOSSIER_STATUSES.map((status) => (
            <DossierStatusBadge key={status} status={status} />
          ))}
        </Row>
      </Section>
      <Section title="Invitation">
        <Row>
          {INVITATION_STATUSES.map((status) => (
            <InvitationStatusBadge key={status} status={status} />
          ))}
        </Row>
      </Section>
      <Section title="Email">
        <Row>
          {EMAIL_SEND_STATUSES.map((status) => (
            <EmailStatusBadge key={status} status={status} />
          ))}
        </Row>
      </Section>
      <Section title="Registered letter">
        <Row>
          {REGISTERED_LETTER_STATUSES.map((status) => (
            <RegisteredLetterStatusBadge key={status} status={status} />
          ))}
        </Row>
      </Section>
      <Section title="Statement, result, user and organization">
        <Row>
          {STATEMENT_STATES.map((state) => (
            <StatementStateBadge key={state} state={state} />
          ))}
          {RESULT_STATES.map((state) => (
            <ResultStateBadge key={state} state={state} />
          ))}
          {APPROVAL_STATES.map((state) => (
            <ApprovalBadge key={state} state={state} />
          ))}
        </Row>
      </Section>
      <Section title="Claims">
        <Row>
          {CLAIM_CLASSES.map((claimClass) => (
            <ClaimClassChip key={claimClass} claimClass={claimClass} />
          ))}
          <AutomaticChip />
          <LateChip />
        </Row>
      </Section>
    </>
  );
}
