import {
  ActionIcon,
  Box,
  Button,
  CopyButton,
  Group,
  Text,
  Title,
  Tooltip,
  VisuallyHidden,
} from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { invitationsCalls } from '@prorata/contract/invitations/calls';
import type { Invitation } from '@prorata/contract/invitations/invitation';
import { IconCheck, IconCopy, IconEye } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { InvitationStatusBadge } from '../../components/badges.tsx';
import { DockedPanel, DockedPanelActs } from '../../components/docked-panel.tsx';
import { LoadError, Loading, Refusal } from '../../components/states.tsx';
import { DateText } from '../../components/values.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { addressLine, formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { SendLog } from '../delivery/send-log.tsx';
import { useSendLogActs } from '../delivery/use-send-log-acts.ts';
import classes from './invitation-panel.module.css';
import { sendResultsQuery } from './invitation-queries.ts';
import { invitationName } from './invitation-values.ts';
import { canInvite, type InvitationActs } from './use-invitation-acts.ts';

interface InvitationPanelProps {
  readonly dossier: Dossier;
  readonly invitation: Invitation;
  readonly acts: InvitationActs;
  readonly onClose: () => void;
}

/** One invitation, docked beside the list: where it stands, how to hand it over, and what was sent. */
export function InvitationPanel({ dossier, invitation, acts, onClose }: InvitationPanelProps) {
  const { t } = useTranslation('invitations');
  const name = invitationName(invitation);
  const { sendMethod, email, extraEmails, address } = invitation;
  const possible = acts.of(invitation).filter(({ impossibleBecause }) => impossibleBecause === undefined);
  return (
    <DockedPanel
      subject={invitation.id}
      label={t('panel.label', { name })}
      title={name}
      head={
        <>
          <Text className={classes.where ?? ''} c="dimmed" mb="sm">
            {sendMethod === 'RegisteredLetter'
              ? address && addressLine(address)
              : [email, extraEmails].filter(Boolean).join('; ')}
          </Text>
          <InvitationStatusBadge status={invitation.status} />
          <Standing invitation={invitation} />
        </>
      }
      closeLabel={t('panel.close')}
      onClose={onClose}
      besideFrom="desk"
    >
      {!dossier.isReadOnly && <HandOver key={invitation.id} dossier={dossier} invitation={invitation} />}
      <Box component="section" py="lg" px="1.25rem" flex={1} aria-label={t('panel.sendLog')}>
        <Title order={3} mb="sm">
          {t('panel.sendLog')}
        </Title>
        <InvitationSendLog dossierId={dossier.id} invitation={invitation} canSend={canInvite(dossier)} />
      </Box>
      <DockedPanelActs acts={possible} />
    </DockedPanel>
  );
}

/** What the creditor did with it so far. */
function Standing({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation('invitations');
  const { creditorReference, openedAt, closedAt, closedBy, numberOfStatements, fallbackAddress } = invitation;
  const { nothingToClaim, balance } = invitation;
  return (
    <ul className={classes.standing}>
      {creditorReference && (
        <li>
          {t('panel.reference')}: {creditorReference}
        </li>
      )}
      {fallbackAddress && (
        <li>
          {t('panel.fallback')}: {addressLine(fallbackAddress)}
        </li>
      )}
      {openedAt && (
        <li>
          {t('panel.opened')}: <DateText value={openedAt} style="dateTime" />
        </li>
      )}
      {balance?.receiptNumber && <BalanceSaid balance={balance} />}
      {nothingToClaim && <NothingSaid said={nothingToClaim} />}
      {numberOfStatements > 0 && <li>{t('panel.statements', { count: numberOfStatements })}</li>}
      {closedBy && (
        <li>
          {t(`panel.closedBy.${closedBy}`)}: <DateText value={closedAt} style="dateTime" />
        </li>
      )}
    </ul>
  );
}

function BalanceSaid({ balance }: { readonly balance: NonNullable<Invitation['balance']> }) {
  const { t } = useTranslation('balance');
  const language = useLanguage();
  const { confirmedAt, receiptNumber } = balance;
  return (
    <li>
      {t('said', {
        moment: confirmedAt ? formatDate(confirmedAt, language, 'dateTime') : '',
        number: receiptNumber ?? '',
      })}
    </li>
  );
}

function NothingSaid({ said }: { readonly said: NonNullable<Invitation['nothingToClaim']> }) {
  const { t } = useTranslation(['invitations', 'vocabulary']);
  const language = useLanguage();
  const { declaredAt, declaredBy, capacity, receiptNumber, reason, note } = said;
  return (
    <li>
      {t('nothingSaid', {
        moment: formatDate(declaredAt, language, 'dateTime'),
        name: [declaredBy, capacity].filter(Boolean).join(', '),
        number: receiptNumber,
        reason: note ?? t(`vocabulary:noClaimReason.${reason}`),
      })}
    </li>
  );
}

interface InvitationSendLogProps {
  readonly dossierId: string;
  readonly invitation: Invitation;
  readonly canSend: boolean;
}

/** Every mail and letter that carried the invitation, the newest first, and what became of each. */
function InvitationSendLog({ dossierId, invitation, canSend }: InvitationSendLogProps) {
  const { t } = useTranslation('invitations');
  const inWords = useProblem();
  const { data, error, refetch } = useQuery(sendResultsQuery(dossierId, invitation.id));
  const { acts, failure } = useSendLogActs(dossierId, canSend);
  if (error !== null) return <LoadError {...inWords(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading rows={3} />;
  if (data.items.length === 0)
    return (
      <Text inherit c="dimmed">
        {t('panel.noLog')}
      </Text>
    );
  return (
    <>
      {failure && <Refusal title={t('panel.sendLog')} {...inWords(failure)} />}
      <SendLog results={data.items} acts={acts} />
    </>
  );
}

interface HandOverProps {
  readonly dossier: Dossier;
  readonly invitation: Invitation;
}

/** The code and the link, to read out or to paste. Who has them acts as the creditor: they are shown when asked for. */
function HandOver({ dossier, invitation }: HandOverProps) {
  const { t } = useTranslation('invitations');
  const inWords = useProblem();
  const params = { dossierId: dossier.id, invitationId: invitation.id };
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => request(invitationsCalls.showCode, { params }),
  });
  return (
    <section className={classes.access} aria-label={t('panel.access')}>
      <Title order={3} mb="xs">
        {t('panel.access')}
      </Title>
      {data === undefined ? (
        <>
          <Text size="sm" mb="sm" c="dimmed">
            {t('panel.codeHidden')}
          </Text>
          <Button variant="default" leftSection={<IconEye />} loading={isPending} onClick={() => mutate()}>
            {t('panel.showCode')}
          </Button>
        </>
      ) : (
        <>
          <Copied name={t('panel.code')} verb={t('panel.copyCode')} value={data.code} />
          <Copied
            name={t('panel.link')}
            verb={t('panel.copyLink')}
            value={`${window.location.origin}/invited/${data.code}`}
          />
        </>
      )}
      {error && <Refusal title={t('panel.access')} {...inWords(error)} />}
      {invitation.isUnsent && (
        <Text size="sm" mt="xs" c="dimmed">
          {t('panel.afterSending')}
        </Text>
      )}
    </section>
  );
}

interface CopiedProps {
  readonly name: string;
  readonly verb: string;
  readonly value: string;
}

function Copied({ name, verb, value }: CopiedProps) {
  const { t } = useTranslation('invitations');
  return (
    <Group gap="sm" wrap="nowrap">
      <Text span inherit flex="none" w="3rem" fz="sm" c="dimmed">
        {name}
      </Text>
      <code className={classes.value}>{value}</code>
      <CopyButton value={value} timeout={2000}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? t('panel.copied') : verb}>
            <ActionIcon aria-label={verb} onClick={copy}>
              {copied ? <IconCheck /> : <IconCopy />}
              <VisuallyHidden role="status">{copied && t('panel.copied')}</VisuallyHidden>
            </ActionIcon>
          </Tooltip>
        )}
      </CopyButton>
    </Group>
  );
}
