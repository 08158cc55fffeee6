import { useEffect, useRef } from 'react';
import classes from './preview.module.css';
import type { ShownFileProps } from './preview-stage.tsx';

/** A photo of a letter stays readable at this width, and a phone can hold it. */
const MAX_PIXELS = 3_000;

/** A picture, drawn rather than linked: the content policy of our pages takes pictures from nowhere else. */
export function ImagePreview({ blob, fileName, width, onFailure }: ShownFileProps) {
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
