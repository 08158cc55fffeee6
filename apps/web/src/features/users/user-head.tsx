import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { PartHead } from '../../components/detail-page.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';

/** The head of one person in the tab of users. */
export function UserHead(props: Omit<ComponentProps<typeof PartHead>, 'back'>) {
  const { t } = useTranslation('users');
  return (
    <PartHead
      back={
        <Link to="." search={{ tab: 'users' }}>
          <IconChevronLeft aria-hidden />
          {t('backToList')}
        </Link>
      }
      {...props}
    />
  );
}
