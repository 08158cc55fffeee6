import { Button } from '@mantine/core';
import { IconMailQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Empty } from '../../../components/states.tsx';
import { usePageTitle } from '../../../platform/page-title.ts';

/** The code opens nothing: why, and the way back to where it is typed. */
export function WrongCode({ message }: { readonly message: string }) {
  const { t } = useTranslation('invited');
  usePageTitle(t('wrongCode.title'));
  return (
    <Empty
      icon={IconMailQuestion}
      title={t('wrongCode.title')}
      action={
        <Button variant="default" size="lg" renderRoot={(props) => <Link to="/" {...props} />}>
          {t('wrongCode.again')}
        </Button>
      }
    >
      <span role="alert">{message}</span> {t('wrongCode.hint')}
    </Empty>
  );
}
