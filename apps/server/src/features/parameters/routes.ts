import { parametersCalls } from '@prorata/contract/parameters/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Settings } from '../../settings.ts';

type ApplicationSettings = Pick<Settings, 'authority' | 'clientId' | 'isOnboardingEnabled' | 'providerHint'>;

export function parametersRoutes(settings: ApplicationSettings): Route[] {
  return [
    route(parametersCalls.readApplication, () => ({
      authority: settings.authority,
      clientId: settings.clientId,
      onboardingEnabled: settings.isOnboardingEnabled,
      providerHint: settings.providerHint,
    })),
  ];
}
