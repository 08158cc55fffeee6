import { useIntersection } from '@mantine/hooks';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawPage } from './draw-page.ts';
import classes from './preview.module.css';

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly fileName: string;
  readonly width: number;
  readonly onSeen: (number: number) => void;
}

/** The height of a page whose own is not known yet: that of A4. */
const A4 = Math.SQRT2;

/** One and the same object: another would be another watch, at every turn. */
const WATCHED = { threshold: [0, 0.5] };

/** One page, drawn when it comes into sight: a thick file must not be drawn as a whole. */
export function PdfPage({ pdf, number, fileName, width, onSeen }: PdfPageProps) {
  const { t } = useTranslation('documents');
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const { ref, entry } = useIntersection(WATCHED);
  const [page, setPage] = useState<PDFPageProxy>();
  const isNear = entry?.isIntersecting === true;
  const isMain = (entry?.intersectionRatio ?? 0) >= 0.5;

  useEffect(() => {
    if (!isNear || page !== undefined) return;
    let isWanted = true;
    pdf.getPage(number).then((found) => isWanted && setPage(found));
    return () => {
      isWanted = false;
    };
  }, [isNear, page, pdf, number]);
  useEffect(() => {
    if (page === undefined || !isNear || canvas.current === null || text.current === null) return;
    return drawPage(page, { canvas: canvas.current, text: text.current, width });
  }, [page, isNear, width]);
  useEffect(() => {
    if (isMain) onSeen(number);
  }, [isMain, number, onSeen]);

  const viewport = page?.getViewport({ scale: 1 });
  const height = viewport ? (width * viewport.height) / viewport.width : width * A4;
  return (
    <div ref={ref} className={classes.page} style={{ width, height }}>
      <canvas
        ref={canvas}
        className={classes.canvas}
        role="img"
        aria-label={t('page', { number, total: pdf.numPages, name: fileName })}
      />
      <div ref={text} className={classes.text} />
    </div>
  );
}
