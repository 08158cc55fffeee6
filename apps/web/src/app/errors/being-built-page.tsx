import { Box } from '@mantine/core';
import { IconCrane } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/page.tsx';
import { Empty } from '../../components/states.tsx';
import { usePageTitle } from '../../platform/page-title.ts';
import { SCREEN_TITLES, useScreen } from '../screens.ts';

/** Stands in for a screen that a later version brings, and says so. */
export function BeingBuiltPage() {
  const { t } = useTranslation();
  const title = t(SCREEN_TITLES[useScreen() ?? 'start']);
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <Box py="clamp(2rem, 14vh, 9rem)">
        <Empty icon={IconCrane} title={t('beingBuilt.title')}>
          {t('beingBuilt.text')}
        </Empty>
      </Box>
    </>
  );
}
