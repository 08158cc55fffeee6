import { Modal } from '@mantine/core';
import { IconMail, IconMailbox } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './code-help.module.css';
import { LetterDrawing } from './letter-drawing.tsx';
import { SendCodeAgain } from './send-code-again.tsx';

interface CodeHelpProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** For the creditor who has no code at hand: where it stands, and how to get it again. */
export function CodeHelp({ opened, onClose }: CodeHelpProps) {
  const { t } = useTranslation(['start', 'shell']);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('codeHelp.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('shell:close') }}
    >
      <p className={classes.intro}>{t('codeHelp.intro')}</p>
      <div className={classes.places}>
        <LetterDrawing />
        <dl className={classes.explanations}>
          <dt>
            <IconMailbox size={16} stroke={1.75} aria-hidden />
            {t('codeHelp.letter')}
          </dt>
          <dd>{t('codeHelp.letterText')}</dd>
          <dt>
            <IconMail size={16} stroke={1.75} aria-hidden />
            {t('codeHelp.email')}
          </dt>
          <dd>{t('codeHelp.emailText')}</dd>
        </dl>
      </div>
      <SendCodeAgain />
    </Modal>
  );
}
