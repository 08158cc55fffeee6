import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask, VerbosityLevel } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { PdfResources } from './pdf-resources.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** A picture in a PDF beyond this is left blank rather than let it fill the memory. */
const MAX_IMAGE_PIXELS = 100_000_000;

/** Starts reading a PDF for showing. Its scripts never run and its forms are only looked at. */
export function openPdf(data: Uint8Array<ArrayBuffer>): PDFDocumentLoadingTask {
  return getDocument({
    data,
    BinaryDataFactory: PdfResources,
    useWorkerFetch: false,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: VerbosityLevel.ERRORS,
  });
}
