import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import foxitDingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url';
import foxitFixed from 'pdfjs-dist/standard_fonts/FoxitFixed.pfb?url';
import foxitFixedBold from 'pdfjs-dist/standard_fonts/FoxitFixedBold.pfb?url';
import foxitFixedBoldItalic from 'pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb?url';
import foxitFixedItalic from 'pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb?url';
import foxitSerif from 'pdfjs-dist/standard_fonts/FoxitSerif.pfb?url';
import foxitSerifBold from 'pdfjs-dist/standard_fonts/FoxitSerifBold.pfb?url';
import foxitSerifBoldItalic from 'pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb?url';
import foxitSerifItalic from 'pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb?url';
import foxitSymbol from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url';
import sansBold from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url';
import sansBoldItalic from 'pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf?url';
import sansItalic from 'pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf?url';
import sansRegular from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url';
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** A picture in a PDF beyond this is left blank rather than let it fill the memory. */
const MAX_IMAGE_PIXELS = 100_000_000;

/** Loads the PDF reader now: a document that is opened with it later needs no network. */
export async function startPdfWorker(): Promise<PDFWorker> {
  const worker = PDFWorker.create({});
  await worker.promise;
  return worker;
}

/** Starts reading a PDF for showing. Its scripts never run and its forms are only looked at. */
export function openPdf(
  data: Uint8Array<ArrayBuffer>,
  options: Parameters<typeof getDocument>[0] = {},
): PDFDocumentLoadingTask {
  return getDocument({
    data,
    BinaryDataFactory: PdfResources,
    useWorkerFetch: false,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: VerbosityLevel.ERRORS,
    ...options,
  });
}

/**
 * The fonts that a PDF may leave out, and the decoders of what scanners make. They are fetched here, by the page: the
 * worker that reads a stranger's file may reach nothing by itself.
 */
const PLACES: Readonly<Record<string, string>> = {
  'FoxitDingbats.pfb': foxitDingbats,
  'FoxitFixed.pfb': foxitFixed,
  'FoxitFixedBold.pfb': foxitFixedBold,
  'FoxitFixedBoldItalic.pfb': foxitFixedBoldItalic,
  'FoxitFixedItalic.pfb': foxitFixedItalic,
  'FoxitSerif.pfb': foxitSerif,
  'FoxitSerifBold.pfb': foxitSerifBold,
  'FoxitSerifBoldItalic.pfb': foxitSerifBoldItalic,
  'FoxitSerifItalic.pfb': foxitSerifItalic,
  'FoxitSymbol.pfb': foxitSymbol,
  'LiberationSans-Bold.ttf': sansBold,
  'LiberationSans-BoldItalic.ttf': sansBoldItalic,
  'LiberationSans-Italic.ttf': sansItalic,
  'LiberationSans-Regular.ttf': sansRegular,
  'jbig2.wasm': jbig2,
  'openjpeg.wasm': openjpeg,
};

/** In the shape that pdf.js asks for. */
class PdfResources {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const place = PLACES[filename];
    if (place === undefined) throw new Error(`${filename} does not come with the product.`);
    const response = await fetch(place);
    if (!response.ok) throw new Error(`${filename} could not be fetched.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
