import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Crop, clampCrop, FRAME, type Size, WHOLE_IMAGE } from './crop-geometry.ts';

const STEP = 4;
const LARGE_STEP = 20;
const ZOOM_STEP = 1.1;

type Move = (crop: Crop, step: number) => Crop;

const KEYS: Readonly<Record<string, Move>> = {
  ArrowLeft: (crop, step) => ({ ...crop, x: crop.x - step }),
  ArrowRight: (crop, step) => ({ ...crop, x: crop.x + step }),
  ArrowUp: (crop, step) => ({ ...crop, y: crop.y - step }),
  ArrowDown: (crop, step) => ({ ...crop, y: crop.y + step }),
  '+': (crop) => ({ ...crop, zoom: crop.zoom * ZOOM_STEP }),
  '=': (crop) => ({ ...crop, zoom: crop.zoom * ZOOM_STEP }),
  '-': (crop) => ({ ...crop, zoom: crop.zoom / ZOOM_STEP }),
  Home: () => WHOLE_IMAGE,
};

/** Moving and enlarging an image under the frame: by mouse, finger or keys. */
export function useCrop(image: Size) {
  const [crop, setCrop] = useState(WHOLE_IMAGE);
  const grip = useRef<{ x: number; y: number } | undefined>(undefined);
  const change = (next: (crop: Crop) => Crop) => setCrop((current) => clampCrop(image, next(current)));

  return {
    crop,
    zoomTo: (zoom: number) => change((current) => ({ ...current, zoom })),
    frame: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (grip.current === undefined) return;
        // On a small screen the frame is shown smaller than its units.
        const scale = FRAME.width / event.currentTarget.clientWidth;
        const [dx, dy] = [(event.clientX - grip.current.x) * scale, (event.clientY - grip.current.y) * scale];
        grip.current = { x: event.clientX, y: event.clientY };
        change((current) => ({ ...current, x: current.x + dx, y: current.y + dy }));
      },
      onPointerUp: () => {
        grip.current = undefined;
      },
      onPointerCancel: () => {
        grip.current = undefined;
      },
      onKeyDown: (event: KeyboardEvent) => {
        const move = KEYS[event.key];
        if (move === undefined) return;
        event.preventDefault();
        change((current) => move(current, event.shiftKey ? LARGE_STEP : STEP));
      },
    },
  };
}
