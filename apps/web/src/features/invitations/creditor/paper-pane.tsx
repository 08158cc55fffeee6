import { Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { DocumentPreview } from '../../../components/documents/document-preview.tsx';
import type { StatementDocuments } from '../../../components/documents/statement-documents.tsx';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import classes from './paper-pane.module.css';
import type { Paper } from './papers.ts';

interface PaperPaneProps {
  readonly papers: readonly Paper[];
  readonly shown: Paper | undefined;
  readonly onShow: (sha256: string) => void;
  readonly documents: StatementDocuments;
}

/** Beside the inputs, at a desk: the paper that is filled in from. */
export function PaperPane({ papers, shown, onShow, documents }: PaperPaneProps) {
  const { t } = useTranslation('filing');
  if (shown === undefined) {
    return (
      <div className={classes.empty}>
        <IconFileText size={32} stroke={1} aria-hidden />
        <Text c="dimmed">{t('paper.none')}</Text>
      </div>
    );
  }
  return (
    <DocumentPreview
      key={shown.document.id}
      document={shown.document}
      load={documents.load}
      explain={documents.explain}
      onDownload={documents.download}
      lead={
        <nav className={classes.tabs} aria-label={t('paper.pane')}>
          {papers.map(({ sha256, document: { fileName } }) => (
            <button
              key={sha256}
              type="button"
              className={classes.tab}
              aria-pressed={sha256 === shown.sha256}
              title={fileName}
              onClick={() => onShow(sha256)}
            >
              {fileName}
            </button>
          ))}
        </nav>
      }
    />
  );
}
