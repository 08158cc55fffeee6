import { Text } from '@mantine/core';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { useQueryClient } from '@tanstack/react-query';
import { DocumentsPanel } from '../../../components/documents/documents-panel.tsx';
import {
  DocumentDialogs,
  type StatementDocuments,
  useDocuments,
} from '../../../components/documents/statement-documents.tsx';
import { request, uploadFile } from '../../../platform/client/request.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { invitedKey, useInvited } from './invited.ts';
import { Card } from './invited-page.tsx';
import { StepActs, StepFrame } from './step-frame.tsx';
import { BackToStatement, useGoToStep } from './step-links.tsx';

interface MyDocumentsProps {
  readonly statement: InvitedStatement;
  readonly isReadOnly: boolean;
}

/** The documents of a statement: to add, look at and remove or, once it is closed, to look at. */
export function MyDocuments({ statement, isReadOnly }: MyDocumentsProps) {
  const documents = useMyDocuments(statement.id);
  return (
    <>
      <DocumentsPanel statement={statement} documents={documents} isReadOnly={isReadOnly} />
      <DocumentDialogs documents={documents} />
    </>
  );
}

/** What an invited creditor can do with the documents of a statement. */
export function useMyDocuments(tpStatementId: string): StatementDocuments {
  const { invitationCode } = useInvited();
  const queries = useQueryClient();
  const params = { invitationCode, tpStatementId };
  return useDocuments({
    upload: (file, documentType, options) =>
      uploadFile(invitedCalls.uploadDocument, { params, upload: { documentType }, file, ...options }),
    download: (documentId, signal) =>
      request(invitedCalls.downloadDocument, {
        params: { ...params, documentId },
        ...(signal && { signal }),
      }),
    remove: (documentId) => request(invitedCalls.removeDocument, { params: { ...params, documentId } }),
    onChanged: () => queries.invalidateQueries({ queryKey: invitedKey(invitationCode) }),
  });
}

/** What proves the claim. Each file is kept as soon as it has arrived. */
export function DocumentsStep({ statement }: { readonly statement: InvitedStatement }) {
  const { t } = useTranslation('invited');
  const goTo = useGoToStep(statement.id);
  return (
    <StepFrame
      step="documents"
      back={<BackToStatement tpStatementId={statement.id} />}
      missingParts={statement.missingParts}
      onChoose={goTo}
      foot={<StepActs step="documents" onPrevious={() => goTo('amount')} onNext={() => goTo('claims')} />}
    >
      <Card>
        <Text inherit mb="md" c="dimmed">
          {t('documents.intro')}
        </Text>
        <MyDocuments statement={statement} isReadOnly={false} />
      </Card>
    </StepFrame>
  );
}
