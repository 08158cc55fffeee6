import { Box, Button, Title } from '@mantine/core';
import type { Me } from '@prorata/contract/users/user';
import { Link } from '@tanstack/react-router';
import { Notice } from '../../components/notice.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';

/** An administrator of the organization must accept the licence agreement before anyone of it can work. */
export function LicenceNotice({ me }: { readonly me: Me }) {
  const { t } = useTranslation('shell');
  const organization = me.organization?.name ?? '';
  return (
    <Box component="section" maw="40rem">
      <Notice
        title={<Title order={2}>{t('licence.title')}</Title>}
        acts={
          <Button
            variant={me.isOrganizationAdmin ? 'filled' : 'default'}
            renderRoot={(props) => <Link to="/app/myOrganization" {...props} />}
          >
            {t('licence.toOrganization')}
          </Button>
        }
      >
        {me.isOrganizationAdmin
          ? t('licence.administrator', { organization })
          : t('licence.others', { organization })}
      </Notice>
    </Box>
  );
}
