import { useElementSize } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
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
const ImagePreview = lazy(async () => ({ default: (await import('./image-preview.tsx')).ImagePreview }));

const WIDEST = 1_000;

/** The grey table on which the pages lie. */
export function PreviewStage({ kind, zoom, ...file }: PreviewStageProps) {
  const { ref, width: room } = useElementSize();
  const width = Math.floor(Math.min(room, WIDEST) * zoom);
  const Shown = kind === 'pdf' ? PdfPreview : ImagePreview;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable for those without a mouse.
    <section className={classes.stage} tabIndex={0} aria-label={file.fileName}>
      <div ref={ref} className={classes.room} />
      <Suspense fallback={<Loading />}>{room > 0 && <Shown {...file} width={width} />}</Suspense>
    </section>
  );
}
