import { Box, Button, Modal, Text, Title } from '@mantine/core';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import { IconCircleCheck, IconMail, IconMailbox } from '@tabler/icons-react';
import { useState } from 'react';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { FieldGrid } from '../../components/form/form-layout.tsx';
import { FormMessages } from '../../components/form/form-messages.tsx';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { Notice } from '../../components/notice.tsx';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './start.module.css';

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
      <Text>{t('codeHelp.intro')}</Text>
      <div className={classes.places}>
        <LetterDrawing />
        <dl className={classes.explanations}>
          <dt>
            <IconMailbox aria-hidden />
            {t('codeHelp.letter')}
          </dt>
          <dd>{t('codeHelp.letterText')}</dd>
          <dt>
            <IconMail aria-hidden />
            {t('codeHelp.email')}
          </dt>
          <dd>{t('codeHelp.emailText')}</dd>
        </dl>
      </div>
      <SendCodeAgain />
    </Modal>
  );
}

type Values = ValuesOf<typeof invitedCalls.sendCodeAgain>;

/** Asks that the code be sent again to the address on file. The answer is the same whether there is one or not. */
function SendCodeAgain() {
  const { t } = useTranslation('start');
  const [isAsked, setAsked] = useState(false);
  const form = useContractForm(invitedCalls.sendCodeAgain, { email: '' });
  const { submit, isSaving, outcome } = useSaving({
    form,
    save: (body) => request(invitedCalls.sendCodeAgain, { body }),
    onSaved: () => setAsked(true),
  });
  return (
    <Box component="section" p="lg" bg="slate.1" bdrs="md">
      <Title order={3}>{t('codeHelp.lost')}</Title>
      <Text c="dimmed" mb="md">
        {t('codeHelp.lostText')}
      </Text>
      {isAsked ? (
        <Notice tone="positive" icon={IconCircleCheck} role="status">
          {t('codeHelp.sendAgainDone')}
        </Notice>
      ) : (
        <ContractForm<typeof invitedCalls.sendCodeAgain>
          form={form}
          labels={{ email: t('codeHelp.ownEmail') }}
          onSubmit={submit}
        >
          <FormMessages outcome={outcome} title={t('codeHelp.requestFailed')} />
          <FieldGrid>
            <TextField<Values> name="email" type="email" autoComplete="email" span={12} required />
          </FieldGrid>
          <Button mt="md" type="submit" variant="default" loading={isSaving}>
            {t('codeHelp.sendAgain')}
          </Button>
        </ContractForm>
      )}
    </Box>
  );
}

/** Lines of writing: left, top, width. */
const LINES = [
  [12, 34, 38],
  [12, 40, 30],
  [84, 52, 40],
  [84, 58, 34],
  [12, 84, 70],
  [12, 96, 136],
  [12, 102, 122],
  [18, 112, 84],
  [18, 118, 70],
  [12, 184, 132],
  [12, 190, 118],
  [12, 208, 40],
] as const;

/** The squares of a code to scan, drawn rather than real: it must not open anything. */
const SQUARES = ['1110111', '1010101', '1110111', '0001000', '1110110', '1010011', '1110101']
  .flatMap((row, y) => [...row].map((square, x) => ({ square, x: 118 + x * 3.4, y: 140 + y * 3.4 })))
  .filter(({ square }) => square === '1');

/** A letter in small, with the code where it stands on the real one. */
function LetterDrawing() {
  const { t } = useTranslation('start');
  return (
    <svg className={classes.letter} viewBox="0 0 160 226" aria-hidden="true">
      <rect className={classes.letterPaper} x="0.5" y="0.5" width="159" height="225" rx="2" />
      <rect className={classes.letterLogo} x="12" y="12" width="32" height="14" rx="1" />
      {LINES.map(([x, y, width]) => (
        <rect
          key={`${x}-${y}`}
          className={classes.letterLine}
          x={x}
          y={y}
          width={width}
          height="2.5"
          rx="1"
        />
      ))}
      <rect className={classes.letterBox} x="12" y="130" width="136" height="44" rx="2" />
      <text className={classes.letterHeading} x="18" y="142">
        {t('codeHelp.letterHeading')}
      </text>
      <text className={classes.letterCode} x="18" y="160">
        K7QM-4XRD-92TF
      </text>
      {SQUARES.map(({ x, y }) => (
        <rect key={`${x}-${y}`} className={classes.letterSquare} x={x} y={y} width="3.4" height="3.4" />
      ))}
    </svg>
  );
}
