import { Anchor, Button, Group, SegmentedControl, Table, Text, TextInput } from '@mantine/core';
import type { ExtractDraft } from '@prorata/contract/extracts/draft';
import { newInvitationSchema } from '@prorata/contract/invitations/invitation';
import type { SendMethod } from '@prorata/domain/vocabulary';
import { IconMail, IconMailOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Empty } from '../../components/states.tsx';
import { useSendMethods } from '../../platform/client/use-send-options.ts';
import { addressLine } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import {
  addresseeOf,
  type CreditorProgress,
  countDecisions,
  invitationOf,
  sendMethodOf,
} from './progress.ts';
import classes from './sending-step.module.css';
import { PlainStep, StepFoot } from './step-layout.tsx';
import { useCreditorNames } from './use-creditor-names.ts';
import type { Wizard } from './use-wizard.ts';

interface SendingStepProps {
  readonly draft: ExtractDraft;
  readonly wizard: Wizard;
}

/** How each invitation travels: by email where there is an address, or as a registered letter. */
export function SendingStep({ draft, wizard }: SendingStepProps) {
  const { t } = useTranslation('extracts');
  const nameOf = useCreditorNames();
  const { creditors } = wizard.progress;
  const invited = draft.creditors.flatMap(({ key, department }) => {
    const one = creditors[key];
    if (one?.decision !== 'invitation') return [];
    const name = addresseeOf(nameOf(one.values), department);
    return [{ creditorKey: key, one, name, isReachable: isReachable(one, name) }];
  });
  const unreachable = invited.filter((row) => !row.isReachable).length;
  const { emails, letters } = countDecisions(wizard.progress);
  const chooseAll = (methodOf: (one: CreditorProgress) => SendMethod) =>
    wizard.change({
      creditors: {
        ...creditors,
        ...Object.fromEntries(
          invited.map(({ creditorKey, one }) => [creditorKey, { ...one, sendMethod: methodOf(one) }]),
        ),
      },
    });
  const foot = (
    <StepFoot
      onBack={wizard.goBack}
      onNext={wizard.goOn}
      isDisabled={unreachable > 0}
      remark={
        unreachable > 0
          ? t('sending.unreachable', { count: unreachable })
          : t('sending.counts', { emails, letters })
      }
    />
  );
  return (
    <PlainStep title={t('sending.title')} intro={t('sending.intro')} foot={foot}>
      {invited.length === 0 ? (
        <Empty icon={IconMailOff} title={t('sending.none')}>
          {t('sending.noneText')}
        </Empty>
      ) : (
        <>
          <Group gap="sm">
            <Button
              variant="default"
              leftSection={<IconMail />}
              onClick={() =>
                chooseAll(({ values }) => (values.primaryEmail === null ? 'RegisteredLetter' : 'Email'))
              }
            >
              {t('sending.allByEmail')}
            </Button>
            <Button variant="default" onClick={() => chooseAll(() => 'RegisteredLetter')}>
              {t('sending.allByLetter')}
            </Button>
          </Group>
          <Table className={classes.table ?? ''} highlightOnHover={false}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('sending.creditor')}</Table.Th>
                <Table.Th>{t('sending.method')}</Table.Th>
                <Table.Th>{t('sending.destination')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {invited.map((row) => (
                <SendingRow key={row.creditorKey} {...row} wizard={wizard} />
              ))}
            </Table.Tbody>
          </Table>
        </>
      )}
    </PlainStep>
  );
}

/** Whether an invitation can leave as it stands: the rules of the contract say so. */
function isReachable(one: CreditorProgress, name: string): boolean {
  return newInvitationSchema.safeParse(invitationOf(one, name)).success;
}

interface SendingRowProps {
  readonly creditorKey: string;
  readonly one: CreditorProgress;
  readonly name: string;
  readonly isReachable: boolean;
  readonly wizard: Wizard;
}

function SendingRow({ creditorKey, one, name, isReachable: isRight, wizard }: SendingRowProps) {
  const { t } = useTranslation(['extracts', 'vocabulary']);
  const navigate = useNavigate();
  const methods = useSendMethods();
  const method = sendMethodOf(one);
  const { primaryEmail, creditorAddress } = one.values;
  const changeEmail = (text: string) =>
    wizard.changeCreditor(creditorKey, {
      sendMethod: method === 'RegisteredLetter' ? 'Email' : method,
      values: { ...one.values, primaryEmail: text.trim() === '' ? null : text.trim() },
    });
  return (
    <Table.Tr>
      <Table.Td className={classes.name ?? ''}>{name}</Table.Td>
      <Table.Td>
        <SegmentedControl
          aria-label={t('sending.methodOf', { name })}
          data={methods.map((value) => ({ value, label: t(`sending.methods.${value}`) }))}
          value={method}
          onChange={(value) =>
            wizard.changeCreditor(creditorKey, {
              sendMethod: methods.find((known) => known === value) ?? method,
            })
          }
        />
      </Table.Td>
      <Table.Td className={classes.destination ?? ''}>
        {method !== 'RegisteredLetter' ? (
          <TextInput
            type="email"
            aria-label={t('sending.emailOf', { name })}
            placeholder={t('sending.emailMissing')}
            error={!isRight && t('sending.emailWrong')}
            value={primaryEmail ?? ''}
            onChange={({ currentTarget }) => changeEmail(currentTarget.value)}
          />
        ) : (
          <>
            <span>{addressLine(creditorAddress)}</span>
            {!isRight && (
              <Text size="sm" c="var(--mantine-color-error)">
                {t('sending.addressWrong')}{' '}
                <Anchor
                  component="button"
                  type="button"
                  fz="inherit"
                  onClick={() =>
                    void navigate({ to: '.', search: { step: 'creditors', creditor: creditorKey } })
                  }
                >
                  {t('sending.toCreditor')}
                </Anchor>
              </Text>
            )}
          </>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
