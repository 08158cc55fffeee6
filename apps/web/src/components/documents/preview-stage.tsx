import { Box } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Loading } from '../states.tsx';
import classes from './preview.module.css';

export interface ShownFileProps {
  readonly blob: Blob;
  readonly fileName: string;
  /** In pixels on the screen. */
  readonly width: number;
  /** The file cannot be shown: it is broken, or locked with a password. */
  readonly onFailure: () => void;
  readonly onPage: (number: number, count: number) => void;
}

interface PreviewStageProps extends Omit<ShownFileProps, 'width'> {
  readonly kind: 'pdf' | 'image';
  /** 1 is as wide as there is room. */
  readonly zoom: number;
}

/** What reads PDFs is large: it is fetched when there is one to show. */
const PdfPreview = lazy(async () => ({ default: (await import('./pdf-preview.tsx')).PdfPreview }));

const WIDEST = 1_000;

/** The grey table on which the pages lie. */
export function PreviewStage({ kind, zoom, ...file }: PreviewStageProps) {
  const { ref, width: room } = useElementSize();
  const width = Math.floor(Math.min(room, WIDEST) * zoom);
  const Shown = kind === 'pdf' ? PdfPreview : ImagePreview;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable for those without a mouse.
    <section className={classes.stage} tabIndex={0} aria-label={file.fileName}>
      <Box ref={ref} flex="none" w="100%" h={0} mb="-lg" />
      <Suspense fallback={<Loading />}>{room > 0 && <Shown {...file} width={width} />}</Suspense>
    </section>
  );
}

/** A photo of a letter stays readable at this width, and a phone can hold it. */
const MAX_PIXELS = 3_000;

/** A picture, drawn rather than linked: the content policy of our pages takes pictures from nowhere else. */
function ImagePreview({ blob, fileName, width, onFailure }: ShownFileProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isWanted = true;
    createImageBitmap(blob).then(
      (picture) => {
        if (isWanted && canvas.current !== null) draw(picture, canvas.current);
        picture.close();
      },
      () => isWanted && onFailure(),
    );
    return () => {
      isWanted = false;
    };
  }, [blob, onFailure]);
  return (
    <canvas ref={canvas} className={classes.picture} style={{ width }} role="img" aria-label={fileName} />
  );
}

function draw(picture: ImageBitmap, canvas: HTMLCanvasElement): void {
  const scale = Math.min(1, MAX_PIXELS / Math.max(picture.width, picture.height));
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
}
