import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import type { ShownFileProps } from './preview-stage.tsx';

/** The pages of a PDF under each other. */
export function PdfPreview({ blob, fileName, width, onFailure, onPage }: ShownFileProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [seen, setSeen] = useState(1);
  useEffect(() => {
    let close = () => {};
    const open = async () => {
      const data = new Uint8Array(await blob.arrayBuffer());
      const reading = openPdf(data);
      close = () => void reading.destroy();
      setPdf(await reading.promise);
    };
    let isWanted = true;
    open().catch(() => isWanted && onFailure());
    return () => {
      isWanted = false;
      setPdf(undefined);
      close();
    };
  }, [blob, onFailure]);
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
      onSeen={setSeen}
    />
  ));
}
