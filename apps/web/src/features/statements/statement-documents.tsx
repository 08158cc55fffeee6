import type { Document } from '@prorata/contract/statements/document';
import { documentsCalls } from '@prorata/contract/statements/document-calls';
import type { Statement } from '@prorata/contract/statements/statement';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DownloadedFile } from '../../app/client/create-request.ts';
import { saveFile } from '../../app/client/open-file.ts';
import { request } from '../../app/client/request.ts';
import { uploadFile } from '../../app/client/upload.ts';
import { useProblem } from '../../app/client/use-problem.ts';
import { useRemoving } from '../../app/client/use-removing.ts';
import { showFailure } from '../../app/shell/toasts.ts';
import type { UploadDocument } from '../../components/documents/document-facts.ts';
import { DocumentsPanel } from '../../components/documents/documents-panel.tsx';
import { PreviewDialog } from '../../components/documents/preview-dialog.tsx';
import { FormSection } from '../../components/form/form-section.tsx';
import { useFormSetting } from '../../components/form/form-setting.ts';
import { RemoveDialog } from '../../components/remove-dialog.tsx';

interface DocumentsSectionProps {
  readonly statement: Statement;
  readonly documents: StatementDocuments;
}

/** The documents are saved by themselves, apart from the form around them. */
export function DocumentsSection({ statement, documents }: DocumentsSectionProps) {
  const { t } = useTranslation('statements');
  const { isReadOnly } = useFormSetting();
  return (
    <FormSection title={t('sections.documents')} hint={t('sections.documentsHint')}>
      <DocumentsPanel
        documents={statement.documents}
        proofs={proofsOf(statement)}
        isReadOnly={isReadOnly}
        upload={documents.upload}
        explain={documents.explain}
        onOpen={documents.show}
        onDownload={documents.download}
        onRemove={documents.removing.ask}
      />
    </FormSection>
  );
}

/** The documents that a claim rests on. */
export function proofsOf({ privilegedClaims }: Pick<Statement, 'privilegedClaims'>): ReadonlySet<string> {
  return new Set(privilegedClaims.map(({ documentId }) => documentId ?? ''));
}

/** A document over the page, and the question before one is deleted. */
export function DocumentDialogs({ documents }: { readonly documents: StatementDocuments }) {
  const { t } = useTranslation('documents');
  const { removing } = documents;
  return (
    <>
      <PreviewDialog
        document={documents.shown}
        load={documents.load}
        explain={documents.explain}
        onDownload={documents.download}
        onClose={documents.close}
      />
      <RemoveDialog
        opened={removing.thing !== undefined}
        title={t('removeTitle', { name: removing.thing?.fileName ?? '' })}
        verb={t('removeVerb')}
        isBusy={removing.isBusy}
        problem={removing.problem}
        onConfirm={removing.confirm}
        onClose={removing.close}
      >
        {t('removeText')}
      </RemoveDialog>
    </>
  );
}

/** Everything that can be done with the documents of a statement; `onChanged` reads the statement anew. */
export function useDocuments(place: StatementPlace, onChanged: () => Promise<unknown>) {
  const { t } = useTranslation(['documents', 'states']);
  const inWords = useProblem();
  const [shown, show] = useState<Document>();
  const explain = (error: unknown) => inWords(error).message;
  const upload: UploadDocument = async (...given) => {
    const document = await uploadDocument(place, given);
    await onChanged();
    return document;
  };
  const download = ({ id }: Pick<Document, 'id'>) => {
    downloadDocument(place, id).then(saveFile, (error) =>
      showFailure(t('states:loadFailed'), explain(error)),
    );
  };
  const removing = useRemoving<Document>({
    remove: ({ id }) => removeDocument(place, id),
    onRemoved: () => void onChanged(),
  });
  return {
    upload,
    download,
    explain,
    removing,
    load: async ({ id }: Pick<Document, 'id'>, signal: AbortSignal) =>
      (await downloadDocument(place, id, signal)).blob,
    shown,
    show,
    close: () => show(undefined),
  };
}

export type StatementDocuments = ReturnType<typeof useDocuments>;

/** Where a statement stands; those of invited creditors have calls of their own. */
interface StatementPlace {
  readonly dossierId: string;
  readonly statementId: string;
  readonly origin: StatementRow['origin'];
}

type UploadInput = Parameters<UploadDocument>;

function uploadDocument(
  { dossierId, statementId, origin }: StatementPlace,
  [file, documentType, options]: UploadInput,
): Promise<Document> {
  const parts = { file, upload: { documentType }, ...options };
  return origin === 'thirdParty'
    ? uploadFile(documentsCalls.uploadToThirdPartyStatement, {
        params: { dossierId, tpStatementId: statementId },
        ...parts,
      })
    : uploadFile(documentsCalls.upload, { params: { dossierId, statementId }, ...parts });
}

function downloadDocument(
  { dossierId, statementId, origin }: StatementPlace,
  documentId: string,
  signal?: AbortSignal,
): Promise<DownloadedFile> {
  const rest = signal ? { signal } : {};
  return origin === 'thirdParty'
    ? request(documentsCalls.downloadOfThirdPartyStatement, {
        params: { dossierId, tpStatementId: statementId, documentId },
        ...rest,
      })
    : request(documentsCalls.download, { params: { dossierId, statementId, documentId }, ...rest });
}

function removeDocument(
  { dossierId, statementId, origin }: StatementPlace,
  documentId: string,
): Promise<undefined> {
  return origin === 'thirdParty'
    ? request(documentsCalls.removeOfThirdPartyStatement, {
        params: { dossierId, tpStatementId: statementId, documentId },
      })
    : request(documentsCalls.remove, { params: { dossierId, statementId, documentId } });
}
