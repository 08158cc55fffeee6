import { Anchor, Radio } from '@mantine/core';
import type { Document } from '@prorata/contract/statements/document';
import { useTranslation } from 'react-i18next';
import type { UploadDocument } from '../documents/document-upload.ts';
import { DropZone } from '../documents/drop-zone.tsx';
import { UploadList } from '../documents/upload-list.tsx';
import { useUploads } from '../documents/use-uploads.ts';
import { Cell } from '../form/cell.tsx';
import { useField } from '../form/use-field.ts';
import type { ClaimValues } from './claim-values.ts';
import classes from './proof-field.module.css';

export interface ProofFieldProps {
  /** The documents of the statement. */
  readonly documents: readonly Document[];
  /** Adds a document to the statement; it is then chosen. */
  readonly upload: UploadDocument;
  readonly explain: (error: unknown) => string;
  readonly onOpenDocument: (document: Document) => void;
}

/** The document on which a claim rests: one of the statement's, or one that is uploaded here and now. */
export function ProofField({ documents, upload, explain, onOpenDocument }: ProofFieldProps) {
  const { t } = useTranslation(['claims', 'vocabulary', 'forms']);
  const field = useField<ClaimValues>({ name: 'documentId' });
  const uploads = useUploads({ upload, explain, onArrived: ({ id }) => field.change(id) });
  return (
    <Cell span={12}>
      <Radio.Group
        id={field.id}
        label={field.label}
        description={t('proof.text')}
        error={field.error}
        required
        value={typeof field.value === 'string' ? field.value : null}
        onChange={field.change}
      >
        <ul className={classes.documents}>
          {documents.map((document) => (
            <li key={document.id} className={classes.document}>
              <Radio
                value={document.id}
                label={document.fileName}
                description={t(`vocabulary:documentType.${document.documentType}`)}
                disabled={field.isReadOnly}
              />
              <Anchor component="button" type="button" onClick={() => onOpenDocument(document)}>
                {t('forms:open')}
              </Anchor>
            </li>
          ))}
        </ul>
      </Radio.Group>
      {!field.isReadOnly && (
        <div className={classes.adding}>
          <DropZone label={t('proof.upload')} isSingle onFiles={(files) => uploads.start(files, 'other')} />
          <UploadList uploads={uploads.uploads} onRetry={uploads.retry} onDrop={uploads.drop} />
        </div>
      )}
    </Cell>
  );
}
