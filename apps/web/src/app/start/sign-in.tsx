import { Button } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProblem } from '../../platform/client/problem.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { loadIdentity } from '../../platform/session/session.ts';
import { safeReturnPath } from '../../platform/session/start-address.ts';
import { Message } from './message.tsx';
import classes from './sign-in.module.css';

export function SignIn({ afterLoginUrl }: { readonly afterLoginUrl: string | undefined }) {
  const { t } = useTranslation('start');
  const language = useLanguage();
  const inWords = useProblem();
  const signIn = useMutation({
    mutationFn: async () => {
      const identity = await loadIdentity();
      await identity.startSignIn(safeReturnPath(afterLoginUrl, window.location.origin), language);
    },
  });
  return (
    <>
      {signIn.isError && <Message tone="negative">{inWords(signIn.error).message}</Message>}
      <Button
        size="lg"
        fullWidth
        leftSection={<IconShieldLock size={18} stroke={1.75} />}
        loading={signIn.isPending}
        onClick={() => signIn.mutate()}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {t('signIn')}
      </Button>
      <p className={classes.hint}>{t('signInHint')}</p>
    </>
  );
}

/** The library for signing in is on its way by the time the button is pressed; pressing it tells if that failed. */
function prepare(): void {
  loadIdentity().catch(() => {});
}
