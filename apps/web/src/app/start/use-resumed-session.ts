import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readSession } from '../../platform/session/session.ts';
import { isSignedInElsewhere } from '../../platform/session/session-mark.ts';
import type { Notice } from '../../platform/session/start-address.ts';
import { returnPathOrHome } from '../sign-in-callbacks.ts';

/** Someone who is signed in beside, in another tab, goes on to their work when the identity service confirms it. */
export function useResumedSession(afterLoginUrl: string | undefined, notice: Notice | undefined): void {
  const router = useRouter();
  useEffect(() => {
    // A visitor whom the guard sent here was asked already, and one who has news must be able to read it.
    if (notice !== undefined || afterLoginUrl !== undefined || !isSignedInElsewhere()) return;
    readSession().then(
      (session) => {
        if (session.state === 'signedIn')
          void router.navigate({ href: returnPathOrHome(undefined), replace: true });
      },
      (error: unknown) => console.warn('The session could not be taken up.', error),
    );
  }, [router, afterLoginUrl, notice]);
}
