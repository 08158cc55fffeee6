import type { IdentityKeys } from '../../adapters/identity-keys.ts';
import { verifyLogoutToken } from '../../http/authentication/verify-id-token.ts';
import type { Hook } from '../../http/hooks.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { endAsTold } from './sign-out.ts';

type HookTools = Pick<Tools, 'db' | 'settings' | 'clock'> & { readonly identityKeys: IdentityKeys };

/** Where the identity service tells that somebody signed out there (OpenID Connect Back-Channel Logout 1.0). */
export function usersHooks({ db, settings, clock, identityKeys }: HookTools): Hook[] {
  return [
    {
      path: '/hooks/backChannelLogout',
      handle: async ({ body }) => {
        const token = new URLSearchParams(body.toString('latin1')).get('logout_token');
        if (token === null) throw new ProblemError('validation');
        await endAsTold(db, await verifyLogoutToken(token, identityKeys, settings.clientId), clock());
        return { status: 200, body: {} };
      },
    },
  ];
}
