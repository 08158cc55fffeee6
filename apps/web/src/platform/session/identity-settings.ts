import type { Environment } from '@prorata/contract/hosts';
import type { Application } from '@prorata/contract/parameters/parameter';
import type { UserManagerSettings } from 'oidc-client-ts';

/**
 * How we talk to the identity service. The library's default keeps the tokens in the tab's session storage and we
 * leave it so: they outlive a reload, end with the tab, and no other tab or later visitor finds them.
 */
export function identitySettings(
  { authority, clientId, providerHint }: Application,
  origin: string,
  environment: Environment,
): UserManagerSettings {
  return {
    authority,
    client_id: clientId,
    redirect_uri: `${origin}/login-result`,
    silent_redirect_uri: `${origin}/silent-renew`,
    post_logout_redirect_uri: `${origin}/logout-result`,
    response_type: 'code',
    scope: 'openid profile email',
    automaticSilentRenew: true,
    // A renewal that times out is tried again by the library after five seconds.
    accessTokenExpiringNotificationTimeInSeconds: 10,
    silentRequestTimeoutInSeconds: 10,
    staleStateAgeInSeconds: 900,
    monitorSession: true,
    checkSessionIntervalInSeconds: 2,
    extraQueryParams:
      providerHint && environment === 'Production' ? { [providerHint.name]: providerHint.value } : {},
  };
}
