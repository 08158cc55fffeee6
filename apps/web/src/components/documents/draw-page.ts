import { type PDFPageProxy, TextLayer } from 'pdfjs-dist';

interface PagePlace {
  readonly canvas: HTMLCanvasElement;
  /** Takes the text of the page, which can be selected and read aloud. */
  readonly text: HTMLElement;
  /** In pixels of the page on the screen. */
  readonly width: number;
}

/** Screens finer than this look no better, but cost four times the memory. */
const FINEST = 2;

/** Draws a page as wide as asked, with its text over it. The answer stops the work. */
export function drawPage(page: PDFPageProxy, { canvas, text, width }: PagePlace): () => void {
  const scale = width / page.getViewport({ scale: 1 }).width;
  const fine = Math.min(window.devicePixelRatio || 1, FINEST);
  const viewport = page.getViewport({ scale: scale * fine });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const drawing = page.render({ canvas, viewport });
  text.replaceChildren();
  text.style.setProperty('--total-scale-factor', String(scale));
  const writing = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: text,
    viewport: page.getViewport({ scale }),
  });
  // Stopping makes both end with an error, which tells nobody anything.
  drawing.promise.catch(() => {});
  writing.render().catch(() => {});
  return () => {
    drawing.cancel();
    writing.cancel();
  };
}
