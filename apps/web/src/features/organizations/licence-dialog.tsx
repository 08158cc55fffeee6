import { Button, Checkbox, Modal } from '@mantine/core';
import type { LegalText } from '@prorata/contract/legal/legal-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LegalBox } from '../../components/markdown.tsx';
import { Refusal } from '../../components/states.tsx';
import classes from './licence-dialog.module.css';
import { useAcceptingLicence } from './use-accepting-licence.ts';

interface LicenceDialogProps {
  readonly opened: boolean;
  /** Of the organization that is bound by it. */
  readonly name: string;
  readonly agreement: LegalText;
  readonly canAccept: boolean;
  readonly onClose: () => void;
}

export function LicenceDialog({ opened, agreement, onClose, ...acceptance }: LicenceDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={agreement.title}
      size="44rem"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <LegalBox text={agreement} />
      {acceptance.canAccept && <Acceptance name={acceptance.name} onClose={onClose} />}
    </Modal>
  );
}

function Acceptance({ name, onClose }: Pick<LicenceDialogProps, 'name' | 'onClose'>) {
  const { t } = useTranslation(['organizations', 'forms']);
  const [isChecked, setChecked] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const { accept, isAccepting, problem } = useAcceptingLicence(onClose);
  return (
    <div className={classes.acceptance}>
      <Checkbox
        label={t('licence.consent', { name })}
        classNames={{ label: classes.label ?? '', inner: classes.inner ?? '' }}
        checked={isChecked}
        error={isRefused && !isChecked && t('licence.consentMissing')}
        onChange={({ currentTarget }) => setChecked(currentTarget.checked)}
      />
      {problem && <Refusal title={t('licence.notAccepted')} {...problem} />}
      <div className={classes.acts}>
        <Button variant="default" disabled={isAccepting} onClick={onClose}>
          {t('forms:cancel')}
        </Button>
        <Button loading={isAccepting} onClick={() => (isChecked ? accept() : setRefused(true))}>
          {t('licence.accept')}
        </Button>
      </div>
    </div>
  );
}
