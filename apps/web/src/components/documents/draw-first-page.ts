import { openPdf } from './open-pdf.ts';

/** Draws the first page of a PDF as small as it is shown; the file is let go at once. */
export async function drawFirstPage(blob: Blob, canvas: HTMLCanvasElement, width: number): Promise<void> {
  const reading = openPdf(new Uint8Array(await blob.arrayBuffer()));
  try {
    const page = await (await reading.promise).getPage(1);
    const fine = Math.min(window.devicePixelRatio || 1, 2);
    const viewport = page.getViewport({ scale: (width * fine) / page.getViewport({ scale: 1 }).width });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    await page.render({ canvas, viewport }).promise;
  } finally {
    await reading.destroy();
  }
}
