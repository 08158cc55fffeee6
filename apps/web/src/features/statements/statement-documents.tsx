import type { Document } from '@prorata/contract/statements/document';
import { documentsCalls } from '@prorata/contract/statements/document-calls';
import type { Statement } from '@prorata/contract/statements/statement';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import type { UploadDocument } from '../../components/documents/document-facts.ts';
import { DocumentsPanel } from '../../components/documents/documents-panel.tsx';
import { type StatementDocuments, useDocuments } from '../../components/documents/statement-documents.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { useFormSetting } from '../../components/form/form-setting.ts';
import type { DownloadedFile } from '../../platform/client/create-request.ts';
import { request, uploadFile } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';

interface DocumentsSectionProps {
  readonly statement: Statement;
  readonly documents: StatementDocuments;
}

/** The documents are saved by themselves, apart from the form around them. */
export function DocumentsSection(props: DocumentsSectionProps) {
  const { t } = useTranslation('statements');
  const { isReadOnly } = useFormSetting();
  return (
    <FormSection title={t('sections.documents')} hint={t('sections.documentsHint')}>
      <DocumentsPanel {...props} isReadOnly={isReadOnly} />
    </FormSection>
  );
}

/** Where a statement stands; those of invited creditors have calls of their own. */
interface StatementPlace {
  readonly dossierId: string;
  readonly statementId: string;
  readonly origin: StatementRow['origin'];
}

export function useStatementDocuments(
  place: StatementPlace,
  onChanged: () => Promise<unknown>,
): StatementDocuments {
  return useDocuments({
    upload: (...input) => uploadDocument(place, input),
    download: (documentId, signal) => downloadDocument(place, documentId, signal),
    original: (documentId) =>
      request(documentsCalls.downloadOriginal, { params: { dossierId: place.dossierId, documentId } }),
    remove: (documentId) => removeDocument(place, documentId),
    onChanged,
  });
}

export function uploadDocument(
  { dossierId, statementId, origin }: StatementPlace,
  [file, documentType, options]: Parameters<UploadDocument>,
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
