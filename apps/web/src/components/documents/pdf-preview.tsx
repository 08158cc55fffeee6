import { Box } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { openPdf } from './open-pdf.ts';
import classes from './preview.module.css';
import type { ShownFileProps } from './preview-stage.tsx';

/** The file opened for reading, as long as it is wanted. */
export function usePdf(blob: Blob, onFailure: () => void): PDFDocumentProxy | undefined {
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  useEffect(() => {
    let close = () => {};
    let isWanted = true;
    const open = async () => {
      const data = new Uint8Array(await blob.arrayBuffer());
      if (!isWanted) return;
      const reading = openPdf(data);
      close = () => void reading.destroy();
      setPdf(await reading.promise);
    };
    open().catch(() => isWanted && onFailure());
    return () => {
      isWanted = false;
      setPdf(undefined);
      close();
    };
  }, [blob, onFailure]);
  return pdf;
}

/** The pages of a PDF under each other. */
export function PdfPreview({ blob, fileName, width, rotation, onFailure, onPage, overlay }: ShownFileProps) {
  const pdf = usePdf(blob, onFailure);
  const [seen, setSeen] = useState(1);
  const count = pdf?.numPages;
  useEffect(() => {
    if (count !== undefined) onPage(seen, count);
  }, [seen, count, onPage]);
  if (pdf === undefined) return null;
  return Array.from({ length: pdf.numPages }, (_, index) => (
    <PdfPage
      // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a file are told apart by their number alone.
      key={index}
      pdf={pdf}
      number={index + 1}
      fileName={fileName}
      width={width}
      rotation={rotation}
      onSeen={setSeen}
      overlay={overlay?.(index + 1)}
    />
  ));
}

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly fileName: string;
  readonly width: number;
  readonly rotation: number;
  readonly onSeen: (number: number) => void;
  readonly overlay: ReactNode;
}

/** The height of a page whose own is not known yet: that of A4. */
const A4 = Math.SQRT2;

/** One and the same object: another would be another watch, at every turn. */
const WATCHED = { threshold: [0, 0.5] };

/** One page, drawn when it comes into sight: a thick file must not be drawn as a whole. */
export function PdfPage({ pdf, number, fileName, width, rotation, onSeen, overlay }: PdfPageProps) {
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
    pdf.getPage(number).then(
      (found) => isWanted && setPage(found),
      // The file was closed before its page was there: somebody has gone on to the next.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [isNear, page, pdf, number]);
  useEffect(() => {
    if (page === undefined || !isNear || canvas.current === null || text.current === null) return;
    return drawPage(page, { canvas: canvas.current, text: text.current, width, rotation });
  }, [page, isNear, width, rotation]);
  useEffect(() => {
    if (isMain) onSeen(number);
  }, [isMain, number, onSeen]);

  const viewport = page && viewportOf(page, rotation);
  const height = viewport ? (width * viewport.height) / viewport.width : width * A4;
  return (
    <div ref={ref} className={classes.page} style={{ width, height }}>
      <Box
        ref={canvas}
        component="canvas"
        display="block"
        w="100%"
        h="100%"
        role="img"
        aria-label={t('page', { number, total: pdf.numPages, name: fileName })}
      />
      <div ref={text} className={classes.text} />
      {overlay}
    </div>
  );
}

interface PagePlace {
  readonly canvas: HTMLCanvasElement;
  /** Takes the text of the page, which can be selected and read aloud. */
  readonly text: HTMLElement;
  /** In pixels of the page on the screen. */
  readonly width: number;
  readonly rotation: number;
}

/** As the page lies in the file, turned by as much as the reader has turned it. */
function viewportOf(page: PDFPageProxy, rotation: number, scale = 1) {
  return page.getViewport({ scale, rotation: (page.rotate + rotation) % 360 });
}

/** Screens finer than this look no better, but cost four times the memory. */
const FINEST = 2;

/** Draws a page as wide as asked, with its text over it. The answer stops the work. */
function drawPage(page: PDFPageProxy, { canvas, text, width, rotation }: PagePlace): () => void {
  const scale = width / viewportOf(page, rotation).width;
  const fine = Math.min(window.devicePixelRatio || 1, FINEST);
  const viewport = viewportOf(page, rotation, scale * fine);
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const drawing = page.render({ canvas, viewport });
  text.replaceChildren();
  text.style.setProperty('--total-scale-factor', String(scale));
  const writing = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: text,
    viewport: viewportOf(page, rotation, scale),
  });
  // Stopping makes both end with an error, which tells nobody anything.
  drawing.promise.catch(() => {});
  writing.render().catch(() => {});
  return () => {
    drawing.cancel();
    writing.cancel();
  };
}
