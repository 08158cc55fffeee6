import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { PartHead } from '../../components/detail-page.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useEscape } from '../../platform/use-escape.ts';
import { useOpenStatement } from './open-statement.ts';

/** The head of one statement in its tab; Escape leads back to the list as its link does. */
export function StatementHead(props: Omit<ComponentProps<typeof PartHead>, 'back'>) {
  const { t } = useTranslation('statements');
  useEscape(useOpenStatement().toList);
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
