import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { statementsCalls } from '@prorata/contract/statements/calls';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { FormSection } from '../../components/form/form-layout.tsx';
import { FormPage } from '../../components/form/form-page.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { CreditorSection } from './creditor-section.tsx';
import classes from './new-statement.module.css';
import { useOpenStatement } from './open-statement.ts';
import { StatementHead } from './statement-head.tsx';
import { useStatementChoices } from './statement-labels.ts';
import { statementQuery } from './statement-queries.ts';
import { AmountSection, DeclarantSection, PaymentSection, SendingSection } from './statement-sections.tsx';
import { NEW_STATEMENT, withoutOtherType } from './statement-values.ts';

interface NewStatementProps {
  readonly dossier: Dossier;
}

/** A statement that the office draws up. Once it is saved, documents and claims follow: each hangs on a statement. */
export function NewStatement({ dossier }: NewStatementProps) {
  const { t } = useTranslation('statements');
  const choices = useStatementChoices();
  const { toList } = useOpenStatement();
  const editing = useAddingStatement(dossier);
  return (
    <>
      <StatementHead title={t('editor.newTitle')} />
      <FormPage<typeof statementsCalls.update>
        editing={editing}
        labels={useFieldLabels('statement')}
        adding={{ verb: t('editor.createVerb'), onCancel: toList }}
      >
        <CreditorSection choices={choices} />
        <AmountSection />
        <FormSection title={t('sections.documents')} hint={t('sections.documentsHint')}>
          <p className={classes.later}>
            <IconInfoCircle aria-hidden />
            {t('editor.saveFirst')}
          </p>
        </FormSection>
        <DeclarantSection choices={choices} />
        <PaymentSection />
        <SendingSection choices={choices} />
      </FormPage>
    </>
  );
}

function useAddingStatement(dossier: Dossier) {
  const { t } = useTranslation('statements');
  const queries = useQueryClient();
  const refresh = useRefreshDossier(dossier.id);
  const { toSaved } = useOpenStatement();
  const form = useContractForm(statementsCalls.update, NEW_STATEMENT, withoutOtherType);
  const saving = useSaving({
    form,
    save: ({ version: _, ...body }) =>
      request(statementsCalls.create, { params: { dossierId: dossier.id }, body }),
    onSaved: (statement) => {
      queries.setQueryData(statementQuery(dossier.id, statement.id).queryKey, statement);
      showSuccess(t('editor.created'), t('editor.createdText'));
      void refresh();
      return toSaved(statement.id);
    },
  });
  return { form, ...saving };
}
