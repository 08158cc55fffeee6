import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { PartHead } from '../../components/detail-page.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';

/** The head of one statement in its tab. */
export function StatementHead(props: Omit<ComponentProps<typeof PartHead>, 'back'>) {
  const { t } = useTranslation('statements');
  return (
    <PartHead
      back={
        <Link to="." search={{ tab: 'statements' }}>
          <IconChevronLeft aria-hidden />
          {t('editor.back')}
        </Link>
      }
      {...props}
    />
  );
}
