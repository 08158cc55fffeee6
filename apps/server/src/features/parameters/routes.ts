import { parametersCalls } from '@prorata/contract/parameters/calls';
import { type Route, route } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { listParameters } from './list-parameters.ts';
import { presentInterestMethod, readInterestMethod } from './read-interest-method.ts';
import { helpdeskOf, readOperator } from './read-operator.ts';
import { isOnboardingEnabled } from './read-parameter.ts';
import { updateParameter } from './update-parameter.ts';

export function parametersRoutes(tools: Pick<Tools, 'db' | 'clock' | 'settings'>): Route[] {
  const { db, settings } = tools;
  return [
    route(parametersCalls.readApplication, async () => ({
      authority: settings.authority,
      clientId: settings.clientId,
      onboardingEnabled: await isOnboardingEnabled(tools),
      providerHint: settings.providerHint,
      helpdesk: helpdeskOf(await readOperator(db)),
      hasQualifiedDelivery: settings.qualifiedDelivery !== undefined,
      interest: presentInterestMethod(await readInterestMethod(db)),
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
