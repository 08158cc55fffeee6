import { Button } from '@mantine/core';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { FieldGrid } from '../../components/form/form-layout.tsx';
import { FormMessages } from '../../components/form/form-messages.tsx';
import type { ValuesOf } from '../../components/form/use-contract-form.ts';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import { Message } from './message.tsx';
import classes from './send-code-again.module.css';

type Values = ValuesOf<typeof invitedCalls.sendCodeAgain>;

/** Asks that the code be sent again to the address on file. The answer is the same whether there is one or not. */
export function SendCodeAgain() {
  const { t } = useTranslation('start');
  const [isAsked, setAsked] = useState(false);
  const form = useContractForm(invitedCalls.sendCodeAgain, { email: '' });
  const { submit, isSaving, outcome } = useSaving({
    form,
    save: (body) => request(invitedCalls.sendCodeAgain, { body }),
    onSaved: () => setAsked(true),
  });
  return (
    <section className={classes.box}>
      <h3 className={classes.title}>{t('codeHelp.lost')}</h3>
      <p className={classes.text}>{t('codeHelp.lostText')}</p>
      {isAsked ? (
        <Message tone="positive">{t('codeHelp.sendAgainDone')}</Message>
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
          <Button className={classes.send ?? ''} type="submit" variant="default" loading={isSaving}>
            {t('codeHelp.sendAgain')}
          </Button>
        </ContractForm>
      )}
    </section>
  );
}
