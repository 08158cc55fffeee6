import { Button, Stack, Text } from '@mantine/core';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import { centsFromEuros, eurosFromCents, sumCents } from '@prorata/domain/money';
import { IconSend } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { IrreversibleDialog } from '../../../components/dialogs.tsx';
import { Refusal } from '../../../components/states.tsx';
import { Amount } from '../../../components/values.tsx';
import { useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import classes from './close-dialog.module.css';
import { Facts } from './facts.tsx';
import { invitedKey, useInvited } from './invited.ts';
import { Figures, type StatementRow } from './statement-card.tsx';

interface CloseDialogProps {
  readonly opened: boolean;
  /** All statements of the invitation. */
  readonly statements: readonly StatementRow[];
  readonly onClose: () => void;
}

/** The last look before closing, which is final: what is filed, for how much, with how many documents. */
function CloseDialog({ opened, statements, onClose }: CloseDialogProps) {
  const { t } = useTranslation('invited');
  const { office } = useInvited().dossier;
  const { close, isBusy, problem } = useClosing();
  return (
    <IrreversibleDialog
      opened={opened}
      title={t('close.title')}
      verb={t('close.verb')}
      isBusy={isBusy}
      onConfirm={close}
      onClose={onClose}
    >
      <Stack gap="md">
        <Text inherit>{t('close.willFile', { count: statements.length, office: office.name })}</Text>
        <Summary statements={statements} />
        <Text inherit fw={600} c="var(--mantine-color-text)">
          {t('close.final')}
        </Text>
        <Text inherit>{t('close.receipt')}</Text>
        {problem && <Refusal title={t('close.notClosed')} {...problem} />}
      </Stack>
    </IrreversibleDialog>
  );
}

function Summary({ statements }: Pick<CloseDialogProps, 'statements'>) {
  const { t } = useTranslation('invited');
  const total = sumCents(statements.map(({ totalAmountClaimed }) => centsFromEuros(totalAmountClaimed)));
  return (
    <div className={classes.summary}>
      <Facts
        facts={statements.map(({ creditorName, totalAmountClaimed, numberOfClaims, numberOfDocuments }) => [
          <span key="name">
            <Text span inherit display="block" c="var(--mantine-color-text)" fw={500}>
              {creditorName}
            </Text>
            <Text span inherit display="block" fz="sm">
              <Figures numberOfClaims={numberOfClaims} numberOfDocuments={numberOfDocuments} />
            </Text>
          </span>,
          <Amount key="amount" euros={totalAmountClaimed} />,
        ])}
      />
      {statements.length > 1 && (
        <div className={classes.total}>
          <Facts facts={[[t('statements.total'), <Amount key="total" euros={eurosFromCents(total)} />]]} />
        </div>
      )}
    </div>
  );
}

/** Closes the invitation for good and leads to the receipt. */
export function useClosing() {
  const { invitationCode } = useInvited();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const inWords = useProblem();
  const closing = useMutation({
    mutationFn: () => request(invitedCalls.close, { params: { invitationCode } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: invitedKey(invitationCode) });
      await navigate({ to: '/invited/$invitationCode/dossier', params: { invitationCode } });
    },
  });
  return {
    close: () => closing.mutate(),
    isBusy: closing.isPending,
    problem: closing.error === null ? undefined : inWords(closing.error),
  };
}

interface CloseButtonProps {
  /** All statements of the invitation: they are submitted together. */
  readonly statements: readonly StatementRow[];
}

/** The way to submit; while something is missing it says what, by statement. */
export function CloseButton({ statements }: CloseButtonProps) {
  const { t } = useTranslation('invited');
  const [isClosing, setClosing] = useState(false);
  const incomplete = statements.filter(({ missingParts }) => missingParts.length > 0);
  return (
    <>
      <MissingOf statements={incomplete} />
      <Button
        size="xl"
        fullWidth
        leftSection={<IconSend size={18} />}
        disabled={incomplete.length > 0}
        onClick={() => setClosing(true)}
      >
        {t('close.act')}
      </Button>
      <CloseDialog opened={isClosing} statements={statements} onClose={() => setClosing(false)} />
    </>
  );
}

/** What each of the statements still lacks, if any does. */
export function MissingOf({ statements }: CloseButtonProps) {
  const { t } = useTranslation('invited');
  const incomplete = statements.filter(({ missingParts }) => missingParts.length > 0);
  if (incomplete.length === 0) return null;
  return (
    <div className={classes.missing}>
      <p>{t('close.notYet')}</p>
      <ul>
        {incomplete.map(({ id, creditorName, missingParts }) => (
          <li key={id}>
            {creditorName || t('statements.unnamed')}:{' '}
            {missingParts.map((part) => t(`parts.${part}.name`)).join(', ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
