import type { SecondReader } from '@prorata/proof/report/report-proof';
import { SECOND_READER_OPTIONS, seePages } from '@prorata/proof/second-reader/see-pages';
import type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFPageProxy, PDFWorker } from 'pdfjs-dist';
import { openPdf, startPdfWorker } from '../../../components/documents/open-pdf.ts';
import { watchForStall } from './stall-watch.ts';

/** A comma in the smallest print of a report still changes a pixel. */
const SCALE = 0.5;
/** Of 255: what rounding may change in a pixel that is drawn the same. */
const TOLERANCE = 8;

/** No page of an honest report takes a tenth of it, also on a slow telephone. */
const PATIENCE_MILLISECONDS = 30_000;

/** Reads the revisions of one file with pdf.js, a library that is not ours. */
export interface Reading {
  readonly read: SecondReader;
  /** Whether every page looks the same in two revisions of the file. */
  readonly looksSame: (one: Uint8Array, other: Uint8Array) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

let worker: Promise<PDFWorker> | undefined;

/** Loads what reads PDFs, once for a visit: from then on a file can be checked without a network. */
export function loadSecondReader(): Promise<PDFWorker> {
  worker ??= startPdfWorker().catch((error) => {
    worker = undefined;
    throw error;
  });
  return worker;
}

export async function startReading(): Promise<Reading> {
  const shared = await loadSecondReader();
  const watch = watchForStall(PATIENCE_MILLISECONDS, () => {
    shared.destroy();
    worker = undefined;
    // The next file needs another one; that it cannot be had is said then.
    loadSecondReader().catch(() => {});
  });
  // Revisions of one file are prefixes of each other: their length tells them apart.
  const opened = new Map<number, PDFDocumentLoadingTask>();
  const open = (bytes: Uint8Array): Promise<PDFDocumentProxy> => {
    const task =
      opened.get(bytes.length) ??
      openPdf(Uint8Array.from(bytes), { ...SECOND_READER_OPTIONS, worker: shared });
    opened.set(bytes.length, task);
    return task.promise;
  };
  return {
    read: (bytes) => watch.wait(open(bytes).then((document) => seePages(document, watch.progress))),
    looksSame: (one, other) => watch.wait(hasSamePictures(open(one), open(other), watch.progress)),
    close: async () => {
      // A worker that was ended answers nothing any more.
      if (watch.isStalled()) return;
      await Promise.all([...opened.values()].map((task) => task.destroy()));
    },
  };
}

async function hasSamePictures(
  opening: Promise<PDFDocumentProxy>,
  openingOther: Promise<PDFDocumentProxy>,
  onPage: () => void,
): Promise<boolean> {
  const [one, other] = await Promise.all([opening, openingOther]);
  if (one.numPages !== other.numPages) return false;
  const numbers = Array.from({ length: one.numPages }, (_, place) => place + 1);
  for (const number of numbers) {
    const pages = await Promise.all([one.getPage(number), other.getPage(number)]);
    const [first, second] = await Promise.all(pages.map(draw));
    if (!first || !second || !isSamePicture(first, second)) return false;
    onPage();
  }
  return true;
}

async function draw(page: PDFPageProxy): Promise<ImageData> {
  const viewport = page.getViewport({ scale: SCALE });
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  // Drawn in memory: a graphics card may round the same picture in two ways.
  const canvasContext = canvas.getContext('2d', { willReadFrequently: true });
  if (canvasContext === null) throw new Error('This browser draws no pictures.');
  await page.render({ canvas: null, canvasContext, viewport }).promise;
  return canvasContext.getImageData(0, 0, canvas.width, canvas.height);
}

function isSamePicture(one: ImageData, other: ImageData): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  for (let place = 0; place < one.data.length; place += 1) {
    if (Math.abs((one.data[place] ?? 0) - (other.data[place] ?? 0)) > TOLERANCE) return false;
  }
  return true;
}
