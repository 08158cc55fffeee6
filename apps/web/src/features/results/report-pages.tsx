import { ActionIcon, UnstyledButton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconArrowsMaximize, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PdfPage, usePdf } from '../../components/documents/pdf-preview.tsx';
import { Loading } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { type FoundBlock, findBlock, type Sought } from './find-in-report.ts';
import classes from './report-dock.module.css';

interface ReportPagesProps {
  readonly blob: Blob;
  readonly fileName: string;
  /** Whose block is shown. */
  readonly sought: Sought | undefined;
  readonly title: React.ReactNode;
  readonly onFullScreen: () => void;
}

/** The report page by page; it opens where the chosen creditor stands. */
export function ReportPages({ blob, fileName, sought, title, onFullScreen }: ReportPagesProps) {
  const { t } = useTranslation('calculation');
  const [isBroken, setBroken] = useState(false);
  const pdf = usePdf(
    blob,
    useCallback(() => setBroken(true), []),
  );
  const [page, setPage] = useState(1);
  const found = useFound(pdf, sought);
  useEffect(() => {
    if (found) setPage(found.page);
  }, [found]);
  if (isBroken) return <Hint p="md">{t('report.failed')}</Hint>;
  const count = pdf?.numPages ?? 0;
  const at = Math.min(page, Math.max(1, count));
  return (
    <>
      <header className={classes.head}>
        {title}
        <span className={classes.turn}>
          <ActionIcon
            size="sm"
            aria-label={t('report.previous')}
            disabled={at <= 1}
            onClick={() => setPage(at - 1)}
          >
            <IconChevronLeft size={16} />
          </ActionIcon>
          <span>
            {at} / {count}
          </span>
          <ActionIcon
            size="sm"
            aria-label={t('report.next')}
            disabled={at >= count}
            onClick={() => setPage(at + 1)}
          >
            <IconChevronRight size={16} />
          </ActionIcon>
          <ActionIcon size="sm" aria-label={t('report.fullScreen')} onClick={onFullScreen}>
            <IconArrowsMaximize size={16} />
          </ActionIcon>
        </span>
      </header>
      {pdf === undefined ? (
        <Loading rows={4} />
      ) : (
        <>
          <Stage pdf={pdf} page={at} fileName={fileName} block={found?.page === at ? found : undefined} />
          <ol className={classes.pages} aria-label={t('report.pages')}>
            {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
              <li key={number}>
                <UnstyledButton
                  className={classes.thumb ?? ''}
                  aria-label={t('report.page', { number })}
                  aria-current={number === at ? 'page' : undefined}
                  onClick={() => setPage(number)}
                >
                  {number}
                </UnstyledButton>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

interface StageProps {
  readonly pdf: PDFDocumentProxy;
  readonly page: number;
  readonly fileName: string;
  readonly block: FoundBlock | undefined;
}

const MARGIN_PX = 24;
const NOTHING_SEEN = () => {};

/** One page as wide as the dock, with the lines of the chosen creditor marked and in sight. */
function Stage({ pdf, page, fileName, block }: StageProps) {
  const { ref, width } = useElementSize();
  const stage = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another mark and another width are seen anew.
  useEffect(() => {
    const [place, paper] = [mark.current, stage.current];
    if (paper) paper.scrollTop = place ? place.offsetTop - paper.clientHeight / 3 : 0;
  }, [page, block, width]);
  const wide = Math.floor(width) - MARGIN_PX;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable for those without a mouse.
    <section ref={stage} className={classes.stage} tabIndex={0} aria-label={fileName}>
      <div ref={ref} className={classes.measure} />
      {wide > 0 && (
        <PdfPage
          key={page}
          pdf={pdf}
          number={page}
          fileName={fileName}
          width={wide}
          rotation={0}
          onSeen={NOTHING_SEEN}
          overlay={
            block && (
              <span
                ref={mark}
                className={classes.mark}
                style={{ top: `${block.top * 100}%`, height: `${block.height * 100}%` }}
              />
            )
          }
        />
      )}
    </section>
  );
}

/** Where in the report somebody stands; nothing until it was looked for. */
function useFound(pdf: PDFDocumentProxy | undefined, sought: Sought | undefined): FoundBlock | undefined {
  const [found, setFound] = useState<FoundBlock>();
  const { name, cents } = sought ?? {};
  useEffect(() => {
    let isWanted = true;
    setFound(undefined);
    if (pdf === undefined || name === undefined || cents === undefined) return;
    findBlock(pdf, { name, cents }).then(
      (block) => isWanted && setFound(block),
      // The file was closed meanwhile.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [pdf, name, cents]);
  return found;
}
