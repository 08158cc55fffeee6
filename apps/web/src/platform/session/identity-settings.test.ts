import type { Application } from '@prorata/contract/parameters/parameter';
import { expect, test } from 'vitest';
import { identitySettings } from './identity-settings.ts';

const application = {
  authority: 'https://identity.example',
  clientId: 'prorata-web',
  onboardingEnabled: true,
  providerHint: { name: 'kc_idp_hint', value: 'eid' },
  helpdesk: '',
  hasQualifiedDelivery: false,
  interest: { dayCount: 'ACT/365', rates: { civil: [], commercial: [], tax: [], vat: [] } },
} satisfies Application;
const ORIGIN = 'https://app.prorata.example';

test('asks for an id token with the timings of the specification and comes back to our own pages', () => {
  expect(identitySettings(application, ORIGIN, 'Local')).toMatchObject({
    authority: 'https://identity.example',
    client_id: 'prorata-web',
    redirect_uri: 'https://app.prorata.example/login-result',
    silent_redirect_uri: 'https://app.prorata.example/silent-renew',
    post_logout_redirect_uri: 'https://app.prorata.example/logout-result',
    response_type: 'code',
    scope: 'openid profile email',
    accessTokenExpiringNotificationTimeInSeconds: 10,
    silentRequestTimeoutInSeconds: 10,
    staleStateAgeInSeconds: 15 * 60,
    checkSessionIntervalInSeconds: 2,
  });
});

test('the hint for the provider is sent in Production only', () => {
  expect(identitySettings(application, ORIGIN, 'Production').extraQueryParams).toEqual({
    kc_idp_hint: 'eid',
  });
  expect(identitySettings(application, ORIGIN, 'Staging').extraQueryParams).toEqual({});
  expect(identitySettings(application, ORIGIN, 'Local').extraQueryParams).toEqual({});
  const without = { ...application, providerHint: null };
  expect(identitySettings(without, ORIGIN, 'Production').extraQueryParams).toEqual({});
});
