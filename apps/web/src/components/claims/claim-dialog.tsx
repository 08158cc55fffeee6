import { Button, Group } from '@mantine/core';
import type { BodyOf, Call } from '@prorata/contract/call';
import type { Privilege } from '@prorata/contract/distribution/privilege';
import type { Document } from '@prorata/contract/statements/document';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import type { ReactNode } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { useRemoving } from '../../platform/client/use-removing.ts';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { RemoveDialog } from '../dialogs.tsx';
import type { StatementDocuments } from '../documents/statement-documents.tsx';
import { ContractForm } from '../form/contract-form.tsx';
import type { Choice } from '../form/fields.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { FieldGrid } from '../form/form-layout.tsx';
import { FormMessages } from '../form/form-messages.tsx';
import type { ValuesOf } from '../form/use-contract-form.ts';
import { useContractForm } from '../form/use-contract-form.ts';
import { useFieldLabels } from '../form/use-field-labels.ts';
import { useSaving } from '../form/use-saving.ts';
import classes from './claim-dialog.module.css';
import { ClaimFields } from './claim-fields.tsx';

interface ClaimFormProps<C extends Call> {
  readonly isNew: boolean;
  /** The call that changes a claim; a new one is filled in by the same rules. */
  readonly call: C;
  readonly loaded: DefaultValues<ValuesOf<C>>;
  readonly save: (body: BodyOf<C>) => Promise<unknown>;
  readonly reload: () => Promise<ValuesOf<C>>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
  readonly privileges: readonly Privilege[];
  /** The lots that the office may link a claim to. */
  readonly assets?: readonly Choice[];
  readonly statement: { readonly documents: readonly Document[] };
  readonly documents: StatementDocuments;
  /** Larger, for creditors, who seldom fill in such a form and often do it on a phone. */
  readonly isLarge?: boolean;
  /** More fields, below those of every claim. */
  readonly children?: ReactNode;
}

interface ClaimDialogProps<C extends Call> extends ClaimFormProps<C> {
  readonly opened: boolean;
}

/** A claim to add or to change: for the office, at the review desk and for the creditor. */
export function ClaimDialog<C extends Call>({ opened, ...props }: ClaimDialogProps<C>) {
  const { t } = useTranslation('claims');
  return (
    <FormDialog
      opened={opened}
      onClose={props.onClose}
      title={props.isNew ? t('add') : t('editTitle')}
      size={props.isLarge ? '40rem' : 680}
      classNames={{ content: (props.isLarge && classes.large) || '' }}
    >
      <ClaimForm {...props} />
    </FormDialog>
  );
}

function ClaimForm<C extends Call>(props: ClaimFormProps<C>) {
  const { t } = useTranslation(['claims', 'forms', 'fields']);
  const labels = {
    ...useFieldLabels('claim'),
    explanationOfChange: t('fields:statement.explanationOfChange'),
  };
  const { isNew, call, loaded, documents, isLarge = false, onSaved, onClose } = props;
  const form = useContractForm(call, loaded, undefined, JSON.stringify(loaded));
  const { submit, isSaving, outcome } = useSaving({
    form,
    save: props.save,
    onSaved: () => {
      onSaved();
      onClose();
    },
    reload: props.reload,
  });
  const size = isLarge ? 'lg' : 'md';
  return (
    <ContractForm<C> form={form} labels={labels} onSubmit={submit}>
      <FormMessages outcome={outcome} />
      <FieldGrid>
        <ClaimFields
          privileges={props.privileges}
          assets={props.assets}
          documents={props.statement.documents}
          upload={documents.upload}
          explain={documents.explain}
          onOpenDocument={documents.show}
        />
        {props.children}
      </FieldGrid>
      <Group className={classes.acts ?? ''} justify="flex-end" gap="sm" mt={isLarge ? 'xl' : 'lg'}>
        <Button size={size} variant="default" disabled={isSaving} onClick={onClose}>
          {t('forms:cancel')}
        </Button>
        <Button size={size} type="submit" loading={isSaving}>
          {isNew ? t('addVerb') : t('forms:save')}
        </Button>
      </Group>
    </ContractForm>
  );
}

interface RemoveClaimProps {
  readonly removing: Omit<ReturnType<typeof useRemoving<PrivilegedClaim>>, 'ask'>;
}

/** The question before the office takes a claim out. */
export function RemoveClaim({ removing }: RemoveClaimProps) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  return (
    <RemoveDialog
      opened={removing.thing !== undefined}
      title={t('removeTitle')}
      verb={t('removeVerb')}
      isBusy={removing.isBusy}
      problem={removing.problem}
      onConfirm={removing.confirm}
      onClose={removing.close}
    >
      {t('removeText', { amount: formatAmount(removing.thing?.amountDemanded ?? 0, language) })}
    </RemoveDialog>
  );
}
