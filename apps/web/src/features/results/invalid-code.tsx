import { IconLinkOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Empty } from '../../components/states.tsx';

export function InvalidCode() {
  const { t } = useTranslation(['pages', 'problems']);
  return (
    <Empty icon={IconLinkOff} title={t('problems:document-view-code-invalid')}>
      {t('document.invalidHint')}
    </Empty>
  );
}
