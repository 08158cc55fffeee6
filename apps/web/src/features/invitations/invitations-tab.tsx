import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { IconCrane } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Empty } from '../../components/empty.tsx';
import { PageBody } from '../../components/page.tsx';

/** Says that this side of a dossier is being built. */
export function InvitationsTab(_props: { readonly dossier: Dossier }) {
  const { t } = useTranslation();
  return (
    <PageBody>
      <Empty icon={IconCrane} title={t('beingBuilt.title')}>
        {t('beingBuilt.text')}
      </Empty>
    </PageBody>
  );
}
