import { legalCalls } from '@prorata/contract/legal/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { readLegalText } from './legal-texts.ts';
import { readLicenceState } from './read-licence-state.ts';

export function legalRoutes({ db }: Pick<Tools, 'db'>): Route[] {
  return [
    route(legalCalls.readTermsAndConditions, ({ query }) =>
      readLegalText('terms-and-conditions', query.lang ?? 'nl'),
    ),
    route(legalCalls.readPrivacyPolicy, ({ query }) => readLegalText('privacy-policy', query.lang ?? 'nl')),
    route(legalCalls.readTermsOfUse, ({ query }) => readLegalText('terms-of-use', query.lang ?? 'nl')),
    route(legalCalls.canAcceptOrganizationEula, async ({ actor, query }) => ({
      ...(await readLicenceState(db, actor.user)),
      agreement: readLegalText('licence-agreement', query.lang ?? 'nl'),
    })),
  ];
}
