import type { Me } from '@prorata/contract/users/user';
import { IconLock } from '@tabler/icons-react';
import { PageBody, PageHeader } from '../../components/page.tsx';
import { Empty } from '../../components/states.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { LicenceNotice } from '../organizations/licence-notice.tsx';

interface NoAccessProps {
  /** Of the screen that was wanted. */
  readonly title: 'menu.dossiers' | 'titles.newDossier' | 'titles.extract' | 'titles.import';
  readonly me: Me;
}

/** For somebody who came by an address to what the menu does not offer them: why, and whom to ask. */
export function NoAccess({ title, me }: NoAccessProps) {
  const { t } = useTranslation(['dossiers', 'shell']);
  usePageTitle(t(`shell:${title}`));
  return (
    <>
      <PageHeader title={t(`shell:${title}`)} />
      <PageBody>
        {me.approved && me.organization?.eulaAcceptedAt === null ? (
          <LicenceNotice me={me} />
        ) : (
          <Empty icon={IconLock} title={t('noAccess.title')}>
            {t('noAccess.text')}
          </Empty>
        )}
      </PageBody>
    </>
  );
}
