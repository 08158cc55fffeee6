import { Text } from '@mantine/core';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import classes from './why.module.css';

const STEPS = [1, 2, 3] as const;

/** How far one is: a tile, the questions, the proposal. */
export function WhyProgress({ position }: { readonly position: (typeof STEPS)[number] }) {
  const { t } = useTranslation('why');
  return (
    <>
      <div className={classes.bars} aria-hidden>
        {STEPS.map((step) => (
          <span key={step} data-reached={step <= position || undefined} />
        ))}
      </div>
      <Text size="sm" c="dimmed">
        {t('position', { position })}
      </Text>
    </>
  );
}
