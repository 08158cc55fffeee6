import { parametersCalls } from '@prorata/contract/parameters/calls';
import type { Database } from '../../database/tables.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Settings } from '../../settings.ts';
import { listParameters } from './list-parameters.ts';
import { updateParameter } from './update-parameter.ts';

interface ParametersParts {
  readonly db: Database;
  readonly settings: Pick<Settings, 'authority' | 'clientId' | 'providerHint'>;
  readonly isOnboardingEnabled: () => Promise<boolean>;
}

export function parametersRoutes({ db, settings, isOnboardingEnabled }: ParametersParts): Route[] {
  return [
    route(parametersCalls.readApplication, async () => ({
      authority: settings.authority,
      clientId: settings.clientId,
      onboardingEnabled: await isOnboardingEnabled(),
      providerHint: settings.providerHint,
    })),
    route(parametersCalls.list, async () => ({ items: await listParameters(db) })),
    route(parametersCalls.update, async ({ action, params, body }) => {
      const { paramId } = params;
      await updateParameter(db, action, paramId, body);
      const changed = (await listParameters(db)).find(({ id }) => id === paramId);
      if (changed === undefined) throw new ProblemError('not-found');
      return changed;
    }),
  ];
}
