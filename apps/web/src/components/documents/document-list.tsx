import { ActionIcon, Anchor, Box, Tooltip } from '@mantine/core';
import type { Document } from '@prorata/contract/statements/document';
import { IconDownload, IconFileText, IconPhoto, IconRubberStamp, IconTrash } from '@tabler/icons-react';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { DateText } from '../values.tsx';
import { formatSize } from './document-facts.ts';
import classes from './document-list.module.css';
import { sealOf, VerdictNote } from './document-verdict.tsx';

export interface DocumentActs {
  /** Shows it in the page. */
  readonly onOpen: (document: Document) => void;
  readonly onDownload: (document: Document) => void;
  /** What was sent, where something else is shown in its place: for the office. */
  readonly onOriginal?: ((document: Document) => void) | undefined;
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

function DocumentLine({ document, isProof, onOpen, onDownload, onOriginal, onRemove }: DocumentLineProps) {
  const { t } = useTranslation(['documents', 'vocabulary']);
  const language = useLanguage();
  const { fileName, documentType, uploadDate, sizeBytes, mediaType } = document;
  const Kind = mediaType.startsWith('image/') ? IconPhoto : IconFileText;
  const seal = sealOf(document);
  // A file that nobody may open proves nothing: it can go.
  const stays = isProof && seal !== 'infected' && seal !== 'unjudgeable';
  const isChanged = document.originalSha256 !== null;
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
        {isChanged && mediaType === 'application/pdf' && (
          <p className={classes.facts}>{t('verdict.cleaned')}</p>
        )}
        <VerdictNote document={document} />
      </Box>
      {onOriginal && isChanged && seal === undefined && (
        <Tooltip label={t('original', { name: fileName })}>
          <ActionIcon aria-label={t('original', { name: fileName })} onClick={() => onOriginal(document)}>
            <IconRubberStamp />
          </ActionIcon>
        </Tooltip>
      )}
      {seal === undefined && (
        <ActionIcon aria-label={t('download', { name: fileName })} onClick={() => onDownload(document)}>
          <IconDownload />
        </ActionIcon>
      )}
      {onRemove && (
        <Tooltip label={t('proofStays')} disabled={!stays}>
          <ActionIcon
            aria-label={t('remove', { name: fileName })}
            data-disabled={stays}
            aria-disabled={stays}
            onClick={() => !stays && onRemove(document)}
          >
            <IconTrash />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  );
}
