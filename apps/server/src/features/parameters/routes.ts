import { parametersCalls } from '@prorata/contract/parameters/calls';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../database/tables.ts';
import { actOf } from '../../http/calls/act.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Settings } from '../../settings.ts';
import { listParameters } from './list-parameters.ts';
import { updateParameter } from './update-parameter.ts';

interface ParametersParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'authority' | 'clientId' | 'providerHint'>;
  readonly isOnboardingEnabled: () => Promise<boolean>;
}

export function parametersRoutes({ db, clock, settings, isOnboardingEnabled }: ParametersParts): Route[] {
  return [
    route(parametersCalls.readApplication, async () => ({
      authority: settings.authority,
      clientId: settings.clientId,
      onboardingEnabled: await isOnboardingEnabled(),
      providerHint: settings.providerHint,
    })),
    route(parametersCalls.list, async () => ({ items: await listParameters(db) })),
    route(parametersCalls.update, async (input) => {
      const { paramId } = input.params;
      await updateParameter(db, actOf(input, clock), paramId, input.body);
      const changed = (await listParameters(db)).find(({ id }) => id === paramId);
      if (changed === undefined) throw new ProblemError('not-found');
      return changed;
    }),
  ];
}
