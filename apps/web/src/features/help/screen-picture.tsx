import type { Manual } from '@prorata/contract/help/manual';
import { Hint } from '../../components/text.tsx';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './manual.module.css';

type Picture = NonNullable<Manual['parts'][number]['chapters'][number]['picture']>;

/** Where each picture is served, by the place where it lies: files of the interface, which browsers keep. */
const ADDRESSES = import.meta.glob<string>('@manual/*/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface ScreenPictureProps extends Picture {
  readonly chapter: string;
}

/** The screen that a chapter is about. A click opens it beside, as large as it is, where fingers can enlarge it further. */
export function ScreenPicture({ chapter, width, height, caption, alternative }: ScreenPictureProps) {
  const { t } = useTranslation('manual');
  const language = useLanguage();
  const place = Object.keys(ADDRESSES).find((key) => key.endsWith(`/${language}/${chapter}.png`));
  const address = place && ADDRESSES[place];
  if (!address) return null;
  return (
    <figure className={classes.picture}>
      <a href={address} target="_blank" rel="noreferrer" title={t('enlarge')}>
        <img src={address} alt={alternative} width={width} height={height} loading="lazy" decoding="async" />
      </a>
      <figcaption>
        <Hint mt="xs">{caption}</Hint>
      </figcaption>
    </figure>
  );
}
