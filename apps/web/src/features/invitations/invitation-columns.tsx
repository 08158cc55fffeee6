import { Anchor, Badge, Flex, Group, Text } from '@mantine/core';
import type { Invitation } from '@prorata/contract/invitations/invitation';
import type { BalanceAnswer } from '@prorata/domain/balance-request';
import { parseExtraEmails } from '@prorata/domain/email-addresses';
import {
  EmailStatusBadge,
  InvitationStatusBadge,
  RegisteredLetterStatusBadge,
  StatusBadge,
} from '../../components/badges.tsx';
import type { Column } from '../../components/data-table.tsx';
import { type RowAct, RowMenu } from '../../components/row-menu.tsx';
import { EMAIL_TONES, REGISTERED_LETTER_TONES, type Tone } from '../../components/status-tones.ts';
import { DateText } from '../../components/values.tsx';
import { addressLine } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { NoteChip } from '../activity/note-chip.tsx';
import { METHOD_ICONS } from '../delivery/send-log.tsx';
import { invitationName } from './invitation-values.ts';

interface InvitationColumns {
  readonly openId: string | undefined;
  readonly open: (id: string) => void;
  readonly actsOn: (invitation: Invitation) => readonly RowAct[];
}

export function useInvitationColumns({ openId, open, actsOn }: InvitationColumns): Column<Invitation>[] {
  const { t } = useTranslation(['invitations', 'vocabulary', 'fields']);
  return [
    {
      key: 'addressee',
      head: t('columns.addressee'),
      cell: (invitation) => (
        <Addressee invitation={invitation} isOpen={invitation.id === openId} onOpen={open} />
      ),
    },
    {
      key: 'sendMethod',
      head: t('fields:invitation.sendMethod'),
      from: 'tablet',
      cell: ({ sendMethod }) => {
        const Way = METHOD_ICONS[sendMethod];
        return (
          <Group component="span" display="inline-flex" gap="sm" wrap="nowrap" c="var(--prorata-strong-grey)">
            <Way aria-hidden />
            {t(`vocabulary:sendMethod.${sendMethod}`)}
          </Group>
        );
      },
    },
    {
      key: 'sendDate',
      head: t('columns.sendDate'),
      align: 'end',
      from: 'tablet',
      cell: ({ sendDate }) => <DateText value={sendDate} />,
    },
    {
      key: 'validUntil',
      head: t('fields:invitation.validUntil'),
      align: 'end',
      from: 'tablet',
      isSecondary: true,
      cell: ({ validUntil }) => <DateText value={validUntil} />,
    },
    {
      key: 'status',
      head: t('fields:invitation.status'),
      cell: (invitation) => (
        <Flex component="span" wrap="wrap" gap="xs" display="inline-flex">
          <InvitationStatusBadge status={invitation.status} />
          {invitation.balance && <BalanceBadge balance={invitation.balance} />}
          {invitation.nothingToClaim && <StatusBadge tone="positive">{t('nothing')}</StatusBadge>}
          <DeliveryState invitation={invitation} />
        </Flex>
      ),
    },
    {
      key: 'acts',
      head: t('columns.acts'),
      isHeadHidden: true,
      align: 'end',
      cell: (invitation) => {
        const acts = actsOn(invitation);
        return acts.length > 0 && <RowMenu name={invitationName(invitation)} acts={acts} />;
      },
    },
  ];
}

/** What became of the question about a balance. */
function BalanceBadge({ balance: { answer } }: { readonly balance: NonNullable<Invitation['balance']> }) {
  const { t } = useTranslation('balance');
  return <StatusBadge tone={ANSWER_TONES[answer]}>{t(`answer.${answer}`)}</StatusBadge>;
}

const ANSWER_TONES = {
  open: 'slate',
  unchanged: 'positive',
  changed: 'accent',
  silent: 'muted',
} as const satisfies Record<BalanceAnswer, Tone>;

interface AddresseeProps {
  readonly invitation: Invitation;
  readonly isOpen: boolean;
  readonly onOpen: (id: string) => void;
}

function Addressee({ invitation, isOpen, onOpen }: AddresseeProps) {
  const { t } = useTranslation('invitations');
  const { t: tb } = useTranslation('balance');
  const name = invitationName(invitation);
  return (
    <span data-open={isOpen || undefined}>
      <Anchor
        component="button"
        type="button"
        c="inherit"
        fw={500}
        ta="start"
        aria-label={t('open', { name })}
        aria-expanded={isOpen}
        onClick={() => onOpen(invitation.id)}
      >
        {name}
      </Anchor>
      {invitation.balance && (
        <Badge component="span" ml="sm" size="sm" variant="light">
          {tb('mark')}
        </Badge>
      )}
      <NoteChip thing={{ kind: 'invitation', id: invitation.id, label: name }} />
      <Where invitation={invitation} />
    </span>
  );
}

/** Under the name: where it goes. */
function Where({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation('invitations');
  const { sendMethod, addressee, email, address } = invitation;
  const extra = parseExtraEmails(invitation.extraEmails ?? '').addresses.length;
  const mail = addressee === null ? null : email;
  const where = sendMethod === 'RegisteredLetter' ? address && addressLine(address) : mail;
  const more = sendMethod === 'Email' && extra > 0 && t('extraEmails', { count: extra });
  const text = [where, more].filter(Boolean).join(' ');
  return text === '' ? null : (
    <Text span display="block" size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {text}
    </Text>
  );
}

/**
 * What happens on the way, beside the status: that it waits to leave, or that it went wrong. The panel says why and
 * offers to send again.
 */
function DeliveryState({ invitation }: { readonly invitation: Invitation }) {
  const { lastSendResult: last, status, isUnsent } = invitation;
  if (last === null) return null;
  const isWaiting = status === 'Created' && !isUnsent;
  if (last.sendMethod === 'Email') {
    const isTrouble = ['negative', 'warning'].includes(EMAIL_TONES[last.status]);
    return isTrouble || isWaiting ? <EmailStatusBadge status={last.status} /> : null;
  }
  const isTrouble = REGISTERED_LETTER_TONES[last.status] === 'negative';
  return isTrouble || isWaiting ? <RegisteredLetterStatusBadge status={last.status} /> : null;
}
