import { Text, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './source-mark.module.css';
import { isBox, type Source } from './sources.ts';

interface SourceMarkProps {
  readonly found: Omit<Source, 'name'> & { readonly value: unknown; readonly printed: string | null };
  /** What the field is called, for those who do not see which one stands beside it. */
  readonly label: string;
  readonly onShow: () => void;
}

/** Beside a field: where it was read, which leads there; or that it was not. */
export function SourceMark({ found, label, onShow }: SourceMarkProps) {
  const { t } = useTranslation('extracts');
  const [place] = found.places;
  if (place === undefined || found.printed === null) {
    return (
      <Text size="sm" className={classes.missing ?? ''}>
        {t('mark.missing')}
      </Text>
    );
  }
  const where = isBox(place)
    ? t('mark.page', { number: place.page })
    : t('mark.line', { number: place.line });
  return (
    <UnstyledButton
      className={classes.mark ?? ''}
      data-unclear={found.value === null || undefined}
      title={found.printed}
      aria-label={t('mark.show', { field: label, where })}
      // Forty creditors are walked through by key: the marks are for the mouse, and are reached from the pane too.
      tabIndex={-1}
      onClick={onShow}
    >
      {found.value !== null && <IconCheck size={14} aria-hidden />}
      {found.value === null ? t('mark.unclear') : where}
    </UnstyledButton>
  );
}
