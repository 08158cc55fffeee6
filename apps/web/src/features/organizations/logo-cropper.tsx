import { Button, Slider } from '@mantine/core';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Crop, FRAME, fillingZoom, LARGEST_ZOOM, placeImage } from './crop-geometry.ts';
import classes from './logo-cropper.module.css';
import type { ChosenImage } from './read-image.ts';
import { useCrop } from './use-crop.ts';

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
      <p id={help} className={classes.help}>
        {t('logo.cropHelp')}
      </p>
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
        <img
          className={classes.image}
          src={image.url}
          alt=""
          draggable={false}
          style={placeIn(image, crop)}
        />
      </div>
      <div className={classes.zoom}>
        <span id={`${help}-zoom`}>{t('logo.zoom')}</span>
        <Slider
          className={classes.slider ?? ''}
          thumbProps={{ 'aria-labelledby': `${help}-zoom` }}
          label={null}
          min={1}
          max={LARGEST_ZOOM}
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
      </div>
      <div className={classes.acts}>
        <Button variant="default" disabled={isSaving} onClick={onCancel}>
          {t('forms:cancel')}
        </Button>
        <Button loading={isSaving} onClick={() => onSave(crop)}>
          {t('logo.save')}
        </Button>
      </div>
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
