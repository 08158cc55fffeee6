import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { statementsCalls } from '@prorata/contract/statements/calls';
import type { Statement } from '@prorata/contract/statements/statement';
import { useQueryClient } from '@tanstack/react-query';
import { DocumentDialogs } from '../../components/documents/statement-documents.tsx';
import { FormPage } from '../../components/form/form-page.tsx';
import { useContractForm, valuesFor } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { ClaimDialogs, ClaimsSection, useClaims } from './claims-section.tsx';
import { CreditorSection } from './creditor-section.tsx';
import { useNextPlace } from './open-statement.ts';
import { DocumentsSection, useStatementDocuments } from './statement-documents.tsx';
import { useStatementChoices } from './statement-labels.ts';
import { statementQuery } from './statement-queries.ts';
import {
  AmountSection,
  DebtorsSection,
  DeclarantSection,
  PaymentSection,
  SendingSection,
  TitlesSection,
  ValidationSection,
} from './statement-sections.tsx';
import { withoutOtherType } from './statement-values.ts';

interface StatementEditorProps {
  readonly dossier: Dossier;
  readonly statement: Statement;
}

/** A statement that the office drew up: its form, its documents and its claims. */
export function StatementEditor({ dossier, statement }: StatementEditorProps) {
  useNextPlace();
  const labels = useFieldLabels('statement');
  const choices = useStatementChoices();
  const { keepPart, ...editing } = useStatementEditing(dossier, statement);
  const place = { dossierId: dossier.id, statementId: statement.id };
  const documents = useStatementDocuments({ ...place, origin: 'bailiff' }, keepPart);
  const claims = useClaims(place, keepPart);
  const { isReadOnly } = dossier;
  return (
    <>
      <FormPage<typeof statementsCalls.update> editing={editing} labels={labels} isReadOnly={isReadOnly}>
        <CreditorSection choices={choices} />
        <AmountSection statement={statement} />
        <DocumentsSection statement={statement} documents={documents} />
        <DebtorsSection dossier={dossier} />
        <TitlesSection documents={statement.documents} />
        <ClaimsSection
          dossier={dossier}
          statement={statement}
          documents={documents}
          onAdd={claims.add}
          onEdit={claims.edit}
          onRemove={claims.removing.ask}
        />
        <DeclarantSection choices={choices} />
        <PaymentSection />
        <SendingSection choices={choices} />
        <ValidationSection statement={statement} />
      </FormPage>
      <ClaimDialogs
        dossier={dossier}
        statement={statement}
        claims={claims}
        documents={documents}
        onSaved={keepPart}
      />
      <DocumentDialogs documents={documents} />
    </>
  );
}

const valuesOf = (statement: Statement) => valuesFor(statementsCalls.update, statement);

/** Editing a statement of the office: its form, and what saving it changes elsewhere on the screen. */
function useStatementEditing(dossier: Dossier, statement: Statement) {
  const { t } = useTranslation('forms');
  const queries = useQueryClient();
  const refresh = useRefreshDossier(dossier.id);
  const params = { dossierId: dossier.id, statementId: statement.id };
  const { queryKey } = statementQuery(dossier.id, statement.id);
  const form = useContractForm(statementsCalls.update, valuesOf(statement), withoutOtherType);
  const read = async () => {
    const newest = await request(statementsCalls.read, { params });
    queries.setQueryData(queryKey, newest);
    return newest;
  };
  const saving = useSaving({
    form,
    save: (body) => request(statementsCalls.update, { params, body }),
    onSaved: (saved) => {
      queries.setQueryData(queryKey, saved);
      form.reset(valuesOf(saved));
      showSuccess(t('saved'), saved.creditorName);
      void refresh();
    },
    reload: async () => valuesOf(await read()),
  });

  /**
   * Documents and claims are saved by themselves, which may withdraw the mark "validated"; what is typed in the form
   * goes on from the version to which that led.
   */
  const keepPart = async () => {
    const newest = await read();
    form.resetField('version', { defaultValue: newest.version });
    form.resetField('validated', { defaultValue: newest.validated });
    void refresh();
  };
  return { form, ...saving, keepPart };
}
