import { CALLS } from '@prorata/contract/calls';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from './adapters/clock.ts';
import type { IdentityKeys } from './adapters/identity-keys.ts';
import type { Database } from './database/tables.ts';
import type { RequestMail } from './features/delivery/request-mail.ts';
import { loadLegalTexts } from './features/legal/legal-texts.ts';
import { legalRoutes } from './features/legal/routes.ts';
import { missingFieldsOf } from './features/organizations/missing-fields.ts';
import { parametersRoutes } from './features/parameters/routes.ts';
import { partiesRoutes } from './features/parties/routes.ts';
import { actingUserFrom } from './features/users/acting-user.ts';
import { findUserBySubject } from './features/users/queries.ts';
import { usersRoutes } from './features/users/routes.ts';
import { createApp } from './http/create-app.ts';
import type { Logger } from './http/log/create-logger.ts';
import type { Settings } from './settings.ts';

/** The outside things that the server works with. */
export interface ServerParts {
  readonly settings: Settings;
  readonly db: Database;
  readonly identityKeys: IdentityKeys;
  readonly clock: Clock;
  readonly requestMail: RequestMail;
  readonly webFolder: string;
  readonly logger: Logger;
}

/** Puts the features together behind the web server; `main` gives it real parts and lets it listen. */
export function buildServer({
  settings,
  db,
  identityKeys,
  clock,
  webFolder,
  logger,
}: ServerParts): Promise<FastifyInstance> {
  return createApp({
    callTable: CALLS,
    routes: [
      ...parametersRoutes(settings),
      ...legalRoutes({ db, readLegalText: loadLegalTexts() }),
      ...partiesRoutes(),
      ...usersRoutes({ db, clock, missingFieldsOf }),
    ],
    authentication: {
      identityKeys,
      clientId: settings.clientId,
      serviceKey: settings.serviceKey,
      findActingUser: async (subject) => {
        const user = await findUserBySubject(db, subject);
        return user && actingUserFrom(user, missingFieldsOf);
      },
    },
    checkDatabase: async () => void (await sql`select 1`.execute(db)),
    webFolder,
    publicOrigin: settings.publicOrigin,
    isProduction: settings.isProduction,
    trustedProxies: settings.trustedProxies,
    rateLimits: settings,
    logger,
  });
}
