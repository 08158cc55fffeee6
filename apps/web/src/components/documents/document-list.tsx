import { ActionIcon, Anchor, Box, Tooltip } from '@mantine/core';
import type { Document } from '@prorata/contract/statements/document';
import { IconDownload, IconFileText, IconPhoto, IconTrash } from '@tabler/icons-react';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { DateText } from '../values.tsx';
import { formatSize } from './document-facts.ts';
import classes from './document-list.module.css';

export interface DocumentActs {
  /** Shows it in the page. */
  readonly onOpen: (document: Document) => void;
  readonly onDownload: (document: Document) => void;
  /** Left out for those who only read. */
  readonly onRemove?: ((document: Document) => void) | undefined;
}

interface DocumentListProps extends DocumentActs {
  readonly documents: readonly Document[];
  /** The documents that a claim rests on: they stay as long as the claim does. */
  readonly proofs?: ReadonlySet<string>;
}

/** The documents of a statement. */
export function DocumentList({ documents, proofs, ...acts }: DocumentListProps) {
  const { t } = useTranslation('documents');
  if (documents.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t('title')}>
      {documents.map((document) => (
        <DocumentLine
          key={document.id}
          document={document}
          isProof={proofs?.has(document.id) === true}
          {...acts}
        />
      ))}
    </ul>
  );
}

interface DocumentLineProps extends DocumentActs {
  readonly document: Document;
  readonly isProof: boolean;
}

function DocumentLine({ document, isProof, onOpen, onDownload, onRemove }: DocumentLineProps) {
  const { t } = useTranslation(['documents', 'vocabulary']);
  const language = useLanguage();
  const { fileName, documentType, uploadDate, sizeBytes, mediaType } = document;
  const Kind = mediaType.startsWith('image/') ? IconPhoto : IconFileText;
  return (
    <li className={classes.line}>
      <Kind className={classes.icon} size={20} stroke={1.5} aria-hidden />
      <Box flex={1} miw={0}>
        <Anchor component="button" type="button" className={classes.name} onClick={() => onOpen(document)}>
          {fileName}
        </Anchor>
        <p className={classes.facts}>
          <span>{t(`vocabulary:documentType.${documentType}`)}</span>
          <span>{formatSize(sizeBytes, language)}</span>
          <DateText value={uploadDate} style="dateTime" />
          {isProof && <span>{t('isProof')}</span>}
        </p>
      </Box>
      <ActionIcon aria-label={t('download', { name: fileName })} onClick={() => onDownload(document)}>
        <IconDownload />
      </ActionIcon>
      {onRemove && (
        <Tooltip label={t('proofStays')} disabled={!isProof}>
          <ActionIcon
            aria-label={t('remove', { name: fileName })}
            data-disabled={isProof}
            aria-disabled={isProof}
            onClick={() => !isProof && onRemove(document)}
          >
            <IconTrash />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  );
}
