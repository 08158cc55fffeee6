import { CALLS } from '@prorata/contract/calls';
import type { PdfRenderer } from '@prorata/documents/pdf/pdf-renderer';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from './adapters/clock.ts';
import type { FileStorage } from './adapters/file-storage.ts';
import type { IdentityKeys } from './adapters/identity-keys.ts';
import { buildDistribution } from './build-distribution.ts';
import { buildExternalProvider, findExternalProvider } from './build-external-provider.ts';
import { buildInvitations, buildInvited } from './build-invitations.ts';
import { buildSending, buildSigning } from './build-results.ts';
import type { Database } from './database/tables.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { readTariff } from './features/costs/read-tariff.ts';
import { recordPlatformTransaction } from './features/costs/record-platform-transaction.ts';
import { costsRoutes } from './features/costs/routes.ts';
import type { DeliveryParts } from './features/delivery/delivery-parts.ts';
import { deliveryHooks } from './features/delivery/hooks.ts';
import type { RequestDelivery } from './features/delivery/request-delivery.ts';
import { deliveryRoutes } from './features/delivery/routes.ts';
import { distributionRoutes } from './features/distribution/routes.ts';
import { externalProviderRoutes } from './features/dossiers/external-provider-routes.ts';
import { dossiersRoutes } from './features/dossiers/routes.ts';
import { invitedRoutes } from './features/invitations/creditor/routes.ts';
import { findInvitationByDigest } from './features/invitations/find-invitation.ts';
import { openInvitationCodes } from './features/invitations/invitation-codes.ts';
import { invitationsRoutes } from './features/invitations/routes.ts';
import { createAcceptTexts } from './features/legal/accept-texts.ts';
import { loadLegalTexts } from './features/legal/legal-texts.ts';
import { legalRoutes } from './features/legal/routes.ts';
import { foundOrganization } from './features/organizations/create-organization.ts';
import { missingFieldsOf } from './features/organizations/missing-fields.ts';
import { organizationsRoutes } from './features/organizations/routes.ts';
import { readParameter } from './features/parameters/read-parameter.ts';
import { parametersRoutes } from './features/parameters/routes.ts';
import { partiesRoutes } from './features/parties/routes.ts';
import { resultsRoutes } from './features/results/routes.ts';
import { sendingRoutes } from './features/results/sending-routes.ts';
import { signingRoutes } from './features/results/signing-routes.ts';
import { documentsRoutes } from './features/statements/document-routes.ts';
import { statementsRoutes } from './features/statements/routes.ts';
import { templatesRoutes } from './features/templates/routes.ts';
import { actingUserFrom } from './features/users/acting-user.ts';
import { disapproveMembers } from './features/users/disapprove-members.ts';
import { listOrganizationAdministrators } from './features/users/notification-recipients.ts';
import { findUserBySubject } from './features/users/queries.ts';
import { usersRoutes } from './features/users/routes.ts';
import type { Route } from './http/calls/route.ts';
import { createApp } from './http/create-app.ts';
import type { Logger } from './http/log/create-logger.ts';
import { createCodeAttempts } from './http/security/code-attempts.ts';
import type { Settings } from './settings.ts';

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** The outside things that the server works with. */
export interface ServerParts {
  readonly settings: Settings;
  readonly db: Database;
  readonly identityKeys: IdentityKeys;
  readonly clock: Clock;
  readonly storage: FileStorage;
  readonly renderer: Pick<PdfRenderer, 'render'>;
  readonly requestDelivery: RequestDelivery;
  readonly delivery: DeliveryParts;
  readonly webFolder: string;
  readonly logger: Logger;
}

/** Puts the features together behind the web server; `main` gives it real parts and lets it listen. */
export function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { settings, db, identityKeys, webFolder, logger } = parts;
  const codes = openInvitationCodes(settings.codeSecret);
  return createApp({
    callTable: CALLS,
    routes: listRoutes(parts),
    hooks: deliveryHooks(parts.delivery, settings),
    authentication: {
      identityKeys,
      clientId: settings.clientId,
      serviceKey: settings.serviceKey,
      findActingUser: async (subject) => {
        const user = await findUserBySubject(db, subject);
        return user && actingUserFrom(user, missingFieldsOf);
      },
      findInvitation: (code) => findInvitationByDigest(db, codes.digest(code)),
      codeAttempts: createCodeAttempts(),
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

/** The one place where features meet: what one needs of another is handed to it here. */
function listRoutes(parts: ServerParts): Route[] {
  const { settings, db, clock, storage, requestDelivery, delivery } = parts;
  const readLegalText = loadLegalTexts();
  const shared = { db, clock, requestDelivery, acceptTexts: createAcceptTexts(readLegalText) };
  // Who runs the server may close registration for good, who administers the platform for a while.
  const isOnboardingEnabled = async () =>
    settings.isOnboardingEnabled && (await readParameter(db, 'access.registration'));
  const readMaxDocumentBytes = async () =>
    (await readParameter(db, 'uploads.largest-document')) * BYTES_PER_MEGABYTE;
  return [
    ...parametersRoutes({ db, clock, settings, isOnboardingEnabled }),
    ...costsRoutes({ db, clock }),
    ...templatesRoutes({ db, clock }),
    ...legalRoutes({ db, readLegalText }),
    ...partiesRoutes({ db }),
    ...deliveryRoutes(delivery, settings),
    ...invitationsRoutes(buildInvitations(parts)),
    ...invitedRoutes(buildInvited(parts, readMaxDocumentBytes)),
    ...statementsRoutes({ db, clock }),
    ...documentsRoutes({ db, clock, storage, codeSecret: settings.codeSecret, readMaxDocumentBytes }),
    ...auditRoutes({ db }),
    ...dossiersRoutes({
      db,
      clock,
      recordPlatformTransaction,
      readTariff,
      findExternalProvider: () => findExternalProvider(db),
    }),
    ...externalProviderRoutes(buildExternalProvider(parts)),
    ...distributionRoutes(buildDistribution(parts)),
    ...resultsRoutes({ db, clock, storage }),
    ...signingRoutes(buildSigning(parts)),
    ...sendingRoutes(buildSending(parts)),
    ...organizationsRoutes({
      ...shared,
      storage,
      disapproveMembers,
      listAdministrators: listOrganizationAdministrators,
    }),
    ...usersRoutes({
      ...shared,
      isOnboardingEnabled,
      missingFieldsOf,
      foundOrganization,
    }),
  ];
}
