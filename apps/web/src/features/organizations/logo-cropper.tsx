import { Button, Group, Slider, Text } from '@mantine/core';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { Acts } from '../../components/text.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import {
  type Crop,
  clampCrop,
  FRAME,
  fillingZoom,
  MAX_ZOOM,
  placeImage,
  type Size,
  WHOLE_IMAGE,
} from './crop-geometry.ts';
import type { ChosenImage } from './logo-image.ts';
import classes from './organizations.module.css';

interface LogoCropperProps {
  readonly image: ChosenImage;
  readonly isSaving: boolean;
  readonly onSave: (crop: Crop) => void;
  readonly onCancel: () => void;
}

/** Brings an image into the frame of a logo. */
export function LogoCropper({ image, isSaving, onSave, onCancel }: LogoCropperProps) {
  const { t } = useTranslation(['organizations', 'forms']);
  const { crop, zoomTo, frame } = useCrop(image);
  const help = useId();
  return (
    <>
      <Text id={help} c="dimmed" mb="md">
        {t('logo.cropHelp')}
      </Text>
      {/* biome-ignore lint/a11y/useSemanticElements: no element of HTML is a place to move a picture in. */}
      <div
        className={classes.frame}
        role="group"
        aria-label={t('logo.frame')}
        aria-describedby={help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that move the picture are caught here.
        tabIndex={0}
        data-autofocus
        {...frame}
      >
        <img src={image.url} alt="" draggable={false} style={placeIn(image, crop)} />
      </div>
      <Group gap="md" mt="lg">
        <span id={`${help}-zoom`}>{t('logo.zoom')}</span>
        <Slider
          flex={1}
          miw="8rem"
          thumbProps={{ 'aria-labelledby': `${help}-zoom` }}
          label={null}
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={zoomTo}
        />
        <Button variant="default" onClick={() => zoomTo(1)}>
          {t('logo.whole')}
        </Button>
        <Button variant="default" onClick={() => zoomTo(fillingZoom(image))}>
          {t('logo.fill')}
        </Button>
      </Group>
      <Acts mt="xl">
        <Button variant="default" disabled={isSaving} onClick={onCancel}>
          {t('forms:cancel')}
        </Button>
        <Button loading={isSaving} onClick={() => onSave(crop)}>
          {t('logo.save')}
        </Button>
      </Acts>
    </>
  );
}

/** In parts of the frame, which shrinks with the screen. */
function placeIn(image: ChosenImage, crop: Crop): CSSProperties {
  const { left, top, width, height } = placeImage(image, crop);
  return {
    left: `${(left / FRAME.width) * 100}%`,
    top: `${(top / FRAME.height) * 100}%`,
    width: `${(width / FRAME.width) * 100}%`,
    height: `${(height / FRAME.height) * 100}%`,
  };
}

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
function useCrop(image: Size) {
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
