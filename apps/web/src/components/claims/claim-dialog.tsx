import { Button, Group } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { BodyOf, Call } from '@prorata/contract/call';
import type { Privilege } from '@prorata/contract/distribution/privilege';
import type { Document } from '@prorata/contract/statements/document';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import { type ReactNode, useRef } from 'react';
import { type DefaultValues, useWatch } from 'react-hook-form';
import type { useRemoving } from '../../platform/client/use-removing.ts';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { RemoveDialog } from '../dialogs.tsx';
import type { StatementDocuments } from '../documents/statement-documents.tsx';
import { ContractForm } from '../form/contract-form.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { FieldGrid } from '../form/form-layout.tsx';
import { FormMessages } from '../form/form-messages.tsx';
import type { FieldLabels } from '../form/form-setting.ts';
import type { Prepare, ValuesOf } from '../form/use-contract-form.ts';
import { useContractForm } from '../form/use-contract-form.ts';
import { useFieldLabels } from '../form/use-field-labels.ts';
import { useSaving } from '../form/use-saving.ts';
import classes from './claim-dialog.module.css';
import { ClaimEditor } from './claim-editor.tsx';
import { PrivilegeFields, ProofField } from './claim-fields.tsx';
import { type ClaimValues, preparedClaim } from './claim-values.ts';
import type { Debtor } from './debtors-field.tsx';
import { DeclaredFields } from './declared-fields.tsx';
import type { Lot } from './lots-field.tsx';
import { PaymentsField } from './payments-field.tsx';
import { TitlesField } from './titles-field.tsx';

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
  /** What the office decides with: without it, it is the form of the creditor, larger and simpler. */
  readonly office?: OfficeView;
  readonly statement: { readonly documents: readonly Document[] };
  readonly documents: StatementDocuments;
  /** More fields, below those of every claim. */
  readonly children?: ReactNode;
}

export interface OfficeView {
  readonly dossierId: string;
  /** Absent for a new one. */
  readonly claimId: string | null;
  readonly lots: readonly Lot[];
  /** Everybody against whom the dossier runs. */
  readonly debtors: readonly Debtor[];
  /** Whether the dossier distributes an income: then the hour decides who goes first. */
  readonly hasIncome: boolean;
  /** The day whose law applies in the dossier. */
  readonly governingDate: string | null;
  /** What the creditor filed of this claim, which nobody changes. */
  readonly filed: number | null;
  /** What earlier dossiers of the series gave on it. */
  readonly receivedEarlier: number;
}

interface ClaimDialogProps<C extends Call> extends ClaimFormProps<C> {
  readonly opened: boolean;
}

/** A claim to add or to change: for the office, at the review desk and for the creditor. */
export function ClaimDialog<C extends Call>({ opened, ...props }: ClaimDialogProps<C>) {
  const { t } = useTranslation('claims');
  const isOffice = props.office !== undefined;
  return (
    <FormDialog
      opened={opened}
      onClose={props.onClose}
      title={props.isNew ? t('add') : t('editTitle')}
      size="40rem"
      fullScreen={isOffice}
      classNames={{ content: (isOffice ? classes.whole : classes.large) ?? '' }}
    >
      <ClaimForm {...props} />
    </FormDialog>
  );
}

function ClaimForm<C extends Call>(props: ClaimFormProps<C>) {
  const { t } = useTranslation(['claims', 'forms']);
  const { isNew, call, loaded, office, onSaved, onClose } = props;
  const prepare: Prepare<C> = (values) => preparedClaim(values, office);
  const form = useContractForm(call, loaded, prepare, JSON.stringify(loaded));
  const { submit, isSaving, outcome } = useSaving({
    form,
    save: props.save,
    onSaved: () => {
      onSaved();
      onClose();
    },
    reload: props.reload,
  });
  const save = useRef<HTMLButtonElement>(null);
  useHotkeys([['mod+Enter', () => office && save.current?.click()]], []);
  const size = office ? 'md' : 'lg';
  const acts = (
    <Group className={classes.acts ?? ''} justify="flex-end" gap="sm" mt={office ? 0 : 'xl'}>
      <Button size={size} variant="default" disabled={isSaving} onClick={onClose}>
        {t('forms:cancel')}
      </Button>
      <Button
        ref={save}
        size={size}
        type="submit"
        loading={isSaving}
        rightSection={office && <kbd aria-hidden>{t('saveKeys')}</kbd>}
        aria-keyshortcuts={office && 'Control+Enter'}
      >
        {isNew ? t('addVerb') : t('forms:save')}
      </Button>
    </Group>
  );
  return (
    <ContractForm<C> form={form} labels={useClaimLabels(office !== undefined)} onSubmit={submit}>
      {office ? (
        <ClaimEditor {...props} office={office} outcome={outcome} acts={acts} />
      ) : (
        <>
          <FormMessages outcome={outcome} />
          <FieldGrid>
            <CreditorFields {...props} />
          </FieldGrid>
          {acts}
        </>
      )}
    </ContractForm>
  );
}

type CreditorFieldsProps = Pick<ClaimFormProps<Call>, 'privileges' | 'statement' | 'documents' | 'children'>;

/** What the creditor says of a claim: the document on which it rests comes first, the rest after it. */
function CreditorFields({ privileges, statement, documents, children }: CreditorFieldsProps) {
  const { t } = useTranslation('claims');
  const documentId = useWatch<ClaimValues, 'documentId'>({ name: 'documentId' });
  return (
    <>
      <ProofField
        documents={statement.documents}
        upload={documents.upload}
        explain={documents.explain}
        onOpenDocument={documents.show}
      />
      {documentId ? (
        <>
          <PrivilegeFields privileges={privileges} />
          <DeclaredFields />
          <PaymentsField />
          <TitlesField documents={statement.documents} hint={t('titles.hintCreditor')} isOffice={false} />
        </>
      ) : (
        <p className={classes.then}>{t('proof.rest')}</p>
      )}
      {children}
    </>
  );
}

/** The names of the fields of a claim, by their place in the form. */
function useClaimLabels(isOffice: boolean): FieldLabels {
  const { t } = useTranslation('fields');
  const labels = useFieldLabels('claim');
  return {
    ...labels,
    // In the audit trail what interest is reckoned from stands beside the amounts of its part.
    parts: { ...Object(labels.parts), interest: labels.parts ?? {} },
    ...(isOffice && { amountDemanded: t('claim.parts.admitted') }),
    explanationOfChange: t('statement.explanationOfChange'),
  };
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
