import { Anchor, SegmentedControl, Stack, Text } from '@mantine/core';
import type { Document } from '@prorata/contract/statements/document';
import { DOCUMENT_TYPES, type DocumentType } from '@prorata/domain/vocabulary';
import { IconCircleDashed } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { missingTypes, type NeededType } from './document-facts.ts';
import { DocumentList } from './document-list.tsx';
import classes from './documents-panel.module.css';
import { DropZone } from './drop-zone.tsx';
import type { StatementDocuments } from './statement-documents.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

interface DocumentsPanelProps {
  readonly statement: {
    readonly documents: readonly Document[];
    readonly privilegedClaims: readonly { readonly documentId: string | null }[];
  };
  readonly documents: StatementDocuments;
  readonly isReadOnly: boolean;
}

/** Everything about the documents of a statement: what is missing, adding, the list. */
export function DocumentsPanel({ statement, documents, isReadOnly }: DocumentsPanelProps) {
  const { t } = useTranslation('documents');
  const missing = missingTypes(statement.documents);
  const proofs = new Set(statement.privilegedClaims.map(({ documentId }) => documentId ?? ''));
  const uploads = useUploads(documents);
  return (
    <div className={classes.panel}>
      {isReadOnly ? (
        <MissingDocuments missing={missing} />
      ) : (
        <>
          <AddDocuments missing={missing} problem={uploads.nothing} onFiles={uploads.start} />
          <UploadList uploads={uploads.uploads} onRetry={uploads.retry} onDrop={uploads.drop} />
        </>
      )}
      <DocumentList
        documents={statement.documents}
        proofs={proofs}
        onOpen={documents.show}
        onDownload={documents.download}
        onOriginal={isReadOnly ? undefined : documents.giveOriginal}
        onRemove={isReadOnly ? undefined : documents.removing.ask}
      />
      {isReadOnly && statement.documents.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('none')}
        </Text>
      )}
    </div>
  );
}

interface AddDocumentsProps {
  readonly missing: readonly NeededType[];
  /** What is wrong with the files that were chosen. */
  readonly problem: string | undefined;
  readonly onFiles: (files: readonly File[], type: DocumentType) => void;
}

/** What is still missing, and the place to add it. */
export function AddDocuments({ missing, problem, onFiles }: AddDocumentsProps) {
  const { t } = useTranslation('documents');
  const zone = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<DocumentType>();
  // What is missing is what the next file most likely is; a choice of one's own holds until it is used.
  const type = chosen ?? missing[0] ?? 'other';
  const add = (asked: NeededType) => {
    setChosen(asked);
    zone.current?.querySelector('button')?.click();
  };
  const give = (files: readonly File[]) => {
    onFiles(files, type);
    if (files.length > 0) setChosen(undefined);
  };
  return (
    <>
      <MissingDocuments missing={missing} onAdd={add} />
      <Stack gap="sm" ref={zone}>
        <TypeChoice value={type} onChange={setChosen} />
        <DropZone label={t(`add.${type}`)} onFiles={give} />
        {problem && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {problem}
          </Text>
        )}
      </Stack>
    </>
  );
}

interface TypeChoiceProps {
  readonly value: DocumentType;
  readonly onChange: (type: DocumentType) => void;
}

function TypeChoice({ value, onChange }: TypeChoiceProps) {
  const { t } = useTranslation(['documents', 'vocabulary']);
  return (
    <SegmentedControl
      aria-label={t('type')}
      fullWidth
      data={DOCUMENT_TYPES.map((type) => ({ value: type, label: t(`vocabulary:documentType.${type}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}

interface MissingDocumentsProps {
  readonly missing: readonly NeededType[];
  /** Leads to where it can be added; left out for those who only read. */
  readonly onAdd?: ((type: NeededType) => void) | undefined;
}

/** What a statement still lacks, each with what it is and the way to add it. */
function MissingDocuments({ missing, onAdd }: MissingDocumentsProps) {
  const { t } = useTranslation('documents');
  if (missing.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t('missing.label')}>
      {missing.map((type) => (
        <li key={type} className={classes.line}>
          <IconCircleDashed className={classes.icon} aria-hidden />
          <Text span inherit flex={1} c="warning.8">
            {t(`missing.${type}`)}
          </Text>
          {onAdd && (
            <Anchor component="button" type="button" fw={500} onClick={() => onAdd(type)} data-next-place>
              {t(`add.${type}`)}
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  );
}
