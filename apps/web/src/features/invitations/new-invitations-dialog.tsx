import { ActionIcon, Button, Group, Text, Title } from '@mantine/core';
import { invitationsCalls } from '@prorata/contract/invitations/calls';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { DialogActs, FormDialog } from '../../components/form/form-dialog.tsx';
import { FormMessages } from '../../components/form/form-messages.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import classes from './invitation-dialogs.module.css';
import { InvitationFields } from './invitation-fields.tsx';
import { blankInvitation, type NewInvitationsValues, onlyWhatIsSent } from './invitation-values.ts';

interface NewInvitationsDialogProps {
  readonly dossierId: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** One invitation or several at once; nothing is sent by creating them. */
export function NewInvitationsDialog({ opened, ...form }: NewInvitationsDialogProps) {
  const { t } = useTranslation('invitations');
  return (
    <FormDialog opened={opened} onClose={form.onClose} size="52rem" title={t('form.title')}>
      <NewInvitationsForm {...form} />
    </FormDialog>
  );
}

function NewInvitationsForm({ dossierId, onClose }: Omit<NewInvitationsDialogProps, 'opened'>) {
  const { t } = useTranslation(['invitations', 'forms']);
  const labels = useFieldLabels('invitation');
  const { form, submit, isSaving, outcome } = useCreating(dossierId, onClose);
  const rows = useFieldArray({ control: form.control, name: 'invitations' });
  const count = rows.fields.length;
  return (
    <ContractForm<typeof invitationsCalls.create>
      form={form}
      labels={{ invitations: labels }}
      onSubmit={submit}
    >
      <Text inherit mb="md" c="dimmed">
        {t('form.intro')}
      </Text>
      {rows.fields.map(({ id }, index) => (
        <section key={id} className={classes.row} aria-label={t('form.row', { number: index + 1 })}>
          {count > 1 && (
            <Group gap={0} wrap="nowrap" justify="space-between" mb="sm">
              <Title order={3} fz="md" lh="md" fw={600}>
                {t('form.row', { number: index + 1 })}
              </Title>
              <ActionIcon
                aria-label={t('form.removeRow', { number: index + 1 })}
                onClick={() => rows.remove(index)}
              >
                <IconX />
              </ActionIcon>
            </Group>
          )}
          <InvitationFields at={`invitations.${index}.`} />
        </section>
      ))}
      <Button
        className={classes.another ?? ''}
        variant="subtle"
        leftSection={<IconPlus />}
        onClick={() => rows.append(blankInvitation(form.getValues(`invitations.${count - 1}.sendMethod`)))}
      >
        {t('form.another')}
      </Button>
      {/* Below the rows: above them, each line more or less would push the fields away under the pointer. */}
      <FormMessages outcome={outcome} />
      <DialogActs isBusy={isSaving} verb={t('form.verb', { count })} onClose={onClose} />
    </ContractForm>
  );
}

function useCreating(dossierId: string, onClose: () => void) {
  const { t } = useTranslation('invitations');
  const refresh = useRefreshDossier(dossierId);
  const form = useContractForm<typeof invitationsCalls.create>(
    invitationsCalls.create,
    { invitations: [blankInvitation()] },
    prepare,
  );
  const saving = useSaving({
    form,
    save: (body) => request(invitationsCalls.create, { params: { dossierId }, body }),
    onSaved: ({ items }) => {
      void refresh();
      showSuccess(t('form.done', { count: items.length }));
      onClose();
    },
  });
  return { form, ...saving };
}

function prepare({ invitations }: NewInvitationsValues): NewInvitationsValues {
  return { invitations: invitations.map(onlyWhatIsSent) };
}
