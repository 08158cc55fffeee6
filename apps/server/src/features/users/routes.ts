import { usersCalls } from '@prorata/contract/users/calls';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../database/tables.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { presentMe, presentStranger } from './present.ts';
import { findUserBySubject, type MissingFieldsOf } from './queries.ts';
import { setPreferredLanguage } from './set-preferred-language.ts';

export interface UsersParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly missingFieldsOf: MissingFieldsOf;
}

export function usersRoutes({ db, clock, missingFieldsOf }: UsersParts): Route[] {
  return [
    route(usersCalls.me, async ({ actor }) => {
      const user = await findUserBySubject(db, actor.identity.subject);
      return user ? presentMe(user, missingFieldsOf) : presentStranger(actor.identity);
    }),
    route(usersCalls.setPreferredLanguage, ({ actor, params, requestId }) =>
      setPreferredLanguage(db, actor.user, { language: params.lang, requestId, at: clock() }),
    ),
  ];
}
