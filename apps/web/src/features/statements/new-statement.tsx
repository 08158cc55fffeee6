import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { statementsCalls } from '@prorata/contract/statements/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type WaitingFile, WaitingFiles } from '../../components/documents/waiting-files.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { FormPage } from '../../components/form/form-page.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure, showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { CreditorSection } from './creditor-section.tsx';
import { useOpenStatement } from './open-statement.ts';
import { uploadDocument } from './statement-documents.tsx';
import { StatementHead } from './statement-head.tsx';
import { useStatementChoices } from './statement-labels.ts';
import { statementQuery } from './statement-queries.ts';
import { AmountSection, DeclarantSection, PaymentSection, SendingSection } from './statement-sections.tsx';
import { NEW_STATEMENT, withoutOtherType } from './statement-values.ts';

interface NewStatementProps {
  readonly dossier: Dossier;
  /** Begins another one, with an empty form. */
  readonly onNext: () => void;
}

/** A statement that the office draws up. Its documents go up once it is saved: each hangs on a statement. */
export function NewStatement({ dossier, onNext }: NewStatementProps) {
  const { t } = useTranslation('statements');
  const choices = useStatementChoices();
  const { toList } = useOpenStatement();
  const [files, setFiles] = useState<readonly WaitingFile[]>([]);
  const isNext = useRef(false);
  const editing = useAddingStatement(dossier, { files, isNext: () => isNext.current, onNext });
  return (
    <>
      <StatementHead title={t('editor.newTitle')} />
      <FormPage<typeof statementsCalls.update>
        editing={editing}
        labels={useFieldLabels('statement')}
        adding={{
          verb: t('editor.createVerb'),
          onCancel: toList,
          andNext: {
            verb: t('editor.createNextVerb'),
            onChoose: (chosen) => {
              isNext.current = chosen;
            },
          },
        }}
      >
        <CreditorSection choices={choices} isNew />
        <AmountSection />
        <FormSection title={t('sections.documents')} hint={t('sections.documentsHint')}>
          <WaitingFiles files={files} onChange={setFiles} />
        </FormSection>
        <PaymentSection />
        <SendingSection choices={choices} />
        <DeclarantSection choices={choices} />
      </FormPage>
    </>
  );
}

interface Adding {
  readonly files: readonly WaitingFile[];
  /** Whether another one follows. */
  readonly isNext: () => boolean;
  readonly onNext: () => void;
}

function useAddingStatement(dossier: Dossier, { files, isNext, onNext }: Adding) {
  const { t } = useTranslation('statements');
  const queries = useQueryClient();
  const refresh = useRefreshDossier(dossier.id);
  const { toSaved } = useOpenStatement();
  const upload = useUploadingAll(dossier.id, files);
  const form = useContractForm(statementsCalls.update, NEW_STATEMENT, withoutOtherType);
  const saving = useSaving({
    form,
    save: ({ version: _, ...body }) =>
      request(statementsCalls.create, { params: { dossierId: dossier.id }, body }),
    onSaved: async (statement) => {
      const haveAllArrived = await upload(statement.id);
      void refresh();
      if (isNext() && haveAllArrived) {
        showSuccess(t('editor.created'), statement.creditorName);
        return onNext();
      }
      // With its documents it has another version by now.
      if (files.length === 0)
        queries.setQueryData(statementQuery(dossier.id, statement.id).queryKey, statement);
      showSuccess(t('editor.created'), t('editor.createdText'));
      return toSaved(statement.id);
    },
  });
  return { form, ...saving };
}

/** Sends the files that waited for the statement. One that is refused is told; the statement is there all the same. */
function useUploadingAll(dossierId: string, files: readonly WaitingFile[]) {
  const { t } = useTranslation('statements');
  const inWords = useProblem();
  return async (statementId: string): Promise<boolean> => {
    let haveAllArrived = true;
    const untold = { onProgress: () => {}, signal: new AbortController().signal };
    for (const { file, documentType } of files) {
      try {
        await uploadDocument({ dossierId, statementId, origin: 'bailiff' }, [file, documentType, untold]);
      } catch (error) {
        haveAllArrived = false;
        showFailure(t('editor.notUploaded', { name: file.name }), inWords(error).message);
      }
    }
    return haveAllArrived;
  };
}
