import { Box } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Loading } from '../states.tsx';
import classes from './preview.module.css';

export interface ShownFileProps {
  readonly blob: Blob;
  readonly fileName: string;
  /** In pixels on the screen. */
  readonly width: number;
  /** In degrees to the right, by quarters; scans often lie on their side. */
  readonly rotation: number;
  /** The file cannot be shown: it is broken, or locked with a password. */
  readonly onFailure: () => void;
  readonly onPage: (number: number, count: number) => void;
  /** Lies over a page of a PDF, in parts of its width and height: what is marked there. */
  readonly overlay?: ((page: number) => ReactNode) | undefined;
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
function ImagePreview({
  blob,
  fileName,
  width,
  rotation,
  onFailure,
}: Omit<ShownFileProps, 'onPage' | 'overlay'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isWanted = true;
    createImageBitmap(blob).then(
      (picture) => {
        if (isWanted && canvas.current !== null) draw(picture, canvas.current, rotation);
        picture.close();
      },
      () => isWanted && onFailure(),
    );
    return () => {
      isWanted = false;
    };
  }, [blob, rotation, onFailure]);
  return (
    <canvas ref={canvas} className={classes.picture} style={{ width }} role="img" aria-label={fileName} />
  );
}

function draw(picture: ImageBitmap, canvas: HTMLCanvasElement, rotation: number): void {
  const scale = Math.min(1, MAX_PIXELS / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const isOnItsSide = rotation % 180 !== 0;
  canvas.width = isOnItsSide ? height : width;
  canvas.height = isOnItsSide ? width : height;
  const paper = canvas.getContext('2d');
  paper?.translate(canvas.width / 2, canvas.height / 2);
  paper?.rotate((rotation * Math.PI) / 180);
  paper?.drawImage(picture, -width / 2, -height / 2, width, height);
}
