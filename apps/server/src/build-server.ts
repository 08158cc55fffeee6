import { tmpdir } from 'node:os';
import { CALLS } from '@prorata/contract/calls';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { failIfNearlyFull, type Places, readDiskSpaces } from './adapters/disk-space.ts';
import type { IdentityKeys } from './adapters/identity-keys.ts';
import { activityRoutes } from './features/activity/routes.ts';
import { logReadings } from './features/audit/log-readings.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { startChainStamps } from './features/audit/stamps/start-chain-stamps.ts';
import { calendarRoutes } from './features/calendar/routes.ts';
import { closingsRoutes } from './features/closings/routes.ts';
import { contestationsRoutes } from './features/contestations/routes.ts';
import { costsRoutes } from './features/costs/routes.ts';
import { creditorsRoutes } from './features/creditors/routes.ts';
import { type DeliveryHooks, type DeliveryTools, EVERY_PURPOSE } from './features/delivery/delivery-hooks.ts';
import { deliveryHooks } from './features/delivery/hooks.ts';
import { deliveryRoutes } from './features/delivery/routes.ts';
import { startDelivery } from './features/delivery/start-delivery.ts';
import { CalculationQueue } from './features/distribution/calculation-queue.ts';
import { distributionRoutes } from './features/distribution/routes.ts';
import { externalProviderRoutes } from './features/dossiers/external-provider-routes.ts';
import { dossiersRoutes } from './features/dossiers/routes.ts';
import { extractsRoutes } from './features/extracts/routes.ts';
import { figuresRoutes } from './features/figures/routes.ts';
import { followingRoutes } from './features/following/routes.ts';
import { genuineRoutes } from './features/genuine/routes.ts';
import { guideRoutes } from './features/guide/routes.ts';
import { helpRoutes } from './features/help/routes.ts';
import { importsRoutes } from './features/imports/routes.ts';
import { inboxRoutes } from './features/inbox/routes.ts';
import { incomeRoutes } from './features/income/routes.ts';
import { institutionsRoutes } from './features/institutions/routes.ts';
import {
  acceptSending,
  isSendingWanted,
  renewTermForLetter,
  renewTermForPresentation,
} from './features/invitations/accept-sending.ts';
import { startReceipts } from './features/invitations/creditor/deliver-receipt.ts';
import { invitedRoutes } from './features/invitations/creditor/routes.ts';
import { findInvitationByDigest } from './features/invitations/find-invitation.ts';
import { openInvitationCodes } from './features/invitations/invitation-codes.ts';
import { invitationsRoutes } from './features/invitations/routes.ts';
import { startInvitations } from './features/invitations/start-invitations.ts';
import { startEInvoices } from './features/invoicing/hand-over-e-invoices.ts';
import { invoicingRoutes } from './features/invoicing/routes.ts';
import { legalRoutes } from './features/legal/routes.ts';
import { readMeasures } from './features/maintenance/read-measures.ts';
import { maintenanceRoutes } from './features/maintenance/routes.ts';
import { startMaintenance } from './features/maintenance/start-maintenance.ts';
import { notificationsRoutes } from './features/notifications/routes.ts';
import { startNotifications } from './features/notifications/start-notifications.ts';
import { tellReturned } from './features/notifications/tell-returned.ts';
import { organizationsRoutes } from './features/organizations/routes.ts';
import { parametersRoutes } from './features/parameters/routes.ts';
import { partiesRoutes } from './features/parties/routes.ts';
import { payoutsRoutes } from './features/payouts/routes.ts';
import { previewsRoutes } from './features/previews/routes.ts';
import { privacyRoutes } from './features/privacy/routes.ts';
import { recurringRoutes } from './features/recurring/routes.ts';
import { startDueRuns } from './features/recurring/tell-due-runs.ts';
import { startCheckingSignedReports } from './features/results/check-signed-reports.ts';
import { startContestationTerms } from './features/results/end-contestation-terms.ts';
import { startFetchingSignatures } from './features/results/fetch-signatures.ts';
import { openingRoutes } from './features/results/opening-routes.ts';
import { resultsRoutes } from './features/results/routes.ts';
import { isOpeningCodeWanted, startForgettingOpeningCodes } from './features/results/send-opening-code.ts';
import { sendingRoutes } from './features/results/sending-routes.ts';
import { acceptReport, isReportWanted } from './features/results/settle-report.ts';
import { signingRoutes } from './features/results/signing-routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { seriesRoutes } from './features/series/routes.ts';
import { startDeletingOrphanedFiles } from './features/statements/delete-orphaned-files.ts';
import { documentsRoutes } from './features/statements/document-routes.ts';
import { statementsRoutes } from './features/statements/routes.ts';
import { stopsRoutes } from './features/stops/routes.ts';
import { templatesRoutes } from './features/templates/routes.ts';
import { trayRoutes } from './features/tray/routes.ts';
import { startAnnouncingTexts } from './features/users/announce-texts.ts';
import { startForgettingSessions } from './features/users/end-session.ts';
import { openSignedIn } from './features/users/find-signed-in.ts';
import { usersHooks } from './features/users/hooks.ts';
import { openSessionUse } from './features/users/own-sessions.ts';
import { usersRoutes } from './features/users/routes.ts';
import { viewsRoutes } from './features/views/routes.ts';
import { findKeyHolder } from './features/workspace/find-key-holder.ts';
import { findOrganizationWith } from './features/workspace/own-invitations.ts';
import { workspaceRoutes } from './features/workspace/routes.ts';
import { shareAnswers } from './http/authentication/share-answers.ts';
import { forgetOldKeys, openIdempotency } from './http/calls/idempotency.ts';
import type { Route } from './http/calls/route.ts';
import { createApp } from './http/create-app.ts';
import { createCodeAttempts } from './http/security/code-attempts.ts';
import { openSharedCounts } from './http/security/request-counts.ts';
import type { PoolCounts } from './http/telemetry/metrics.ts';

/** What each feature does when its mails and letters are taken over, or come back. */
export const DELIVERY_HOOKS: DeliveryHooks = {
  invitation: {
    isWanted: isSendingWanted,
    onAccepted: acceptSending,
    onDelivered: renewTermForPresentation,
    valuesForLetter: renewTermForLetter,
  },
  'invitation-reminder': { isWanted: isSendingWanted },
  report: {
    isWanted: isReportWanted,
    onAccepted: acceptReport,
    onDeposited: acceptReport,
    onDelivered: acceptReport,
    // What came back notified nobody: whoever was late by it may be in time.
    onFailed: acceptReport,
  },
  'document-code': { isWanted: isOpeningCodeWanted },
  [EVERY_PURPOSE]: { onFailed: tellReturned },
};

export interface ServerTools extends DeliveryTools {
  readonly identityKeys: IdentityKeys;
  readonly webFolder: string;
  /** Of the connections to the database, to be measured. */
  readonly pool?: PoolCounts;
  /** By which the minutes of the limits are told; the clock of this machine unless a test has its own. */
  readonly limitClock?: () => number;
}

/** Puts the features behind the web server; `main` gives it real tools and lets it listen. */
export async function buildServer(tools: ServerTools): Promise<FastifyInstance> {
  const { settings, db, identityKeys, webFolder, logger } = tools;
  const codes = openInvitationCodes(settings.codeSecret);
  const calculations = new CalculationQueue();
  const app = await createApp({
    callTable: CALLS,
    routes: logReadings(tools, listRoutes(tools, calculations)),
    hooks: [...deliveryHooks(tools), ...usersHooks(tools)],
    clock: tools.clock,
    answerOnce: openIdempotency({ ...tools, secret: settings.codeSecret }),
    authentication: {
      identityKeys,
      clientId: settings.clientId,
      serviceKey: settings.serviceKey,
      // A page asks for several things at once: who is looking at it is found once.
      findSignedIn: shareAnswers(openSignedIn(db)),
      noteUse: openSessionUse(db, tools.clock),
      findInvitation: (code) => findInvitationByDigest(db, codes.digest(code)),
      findOrganizationWith: (invitationId, organizationId) =>
        findOrganizationWith(db, invitationId, organizationId),
      findKeyHolder: (key) => findKeyHolder(tools, key),
      codeAttempts: createCodeAttempts(db, tools.clock),
    },
    checkDatabase: async () => void (await sql`select 1`.execute(db)),
    checkStorage: () => tools.storage.checkWritable(),
    checkDisks: () => failIfNearlyFull(placesOf(settings), settings.minFreeDiskBytes),
    metrics:
      settings.metricsKey === undefined ? undefined : metricsOf(tools, settings.metricsKey, calculations),
    findScannerState: () => findScannerState(tools),
    webFolder,
    publicOrigin: settings.publicOrigin,
    securityContact: settings.securityContact,
    isProduction: settings.isProduction,
    trustedProxies: settings.trustedProxies,
    rateLimits: settings,
    sharedCounts: openSharedCounts(db),
    ...(tools.limitClock && { limitClock: tools.limitClock }),
    logger,
  });
  app.addHook('preClose', async () => calculations.close());
  return app;
}

function metricsOf(tools: ServerTools, key: string, calculations: CalculationQueue) {
  const { db, clock, settings, pool, logger } = tools;
  return {
    ...{ key, pool, logger },
    countCalculations: () => calculations.count,
    readMeasures: () => readMeasures(db, clock()),
    readDisks: () => readDiskSpaces(placesOf(settings)),
  };
}

/** The folders of this machine that must not fill up. */
export function placesOf({ dataFolder, s3 }: ServerTools['settings']): Places {
  return { temporary: tmpdir(), ...(s3 === undefined && { files: dataFolder }) };
}

async function findScannerState({ scanner }: ServerTools): Promise<'answers' | 'away' | 'none'> {
  if (scanner === undefined) return 'none';
  return scanner.check().then(
    () => 'answers',
    () => 'away',
  );
}

function listRoutes(tools: ServerTools, calculations: CalculationQueue): Route[] {
  return [
    ...parametersRoutes(tools),
    ...legalRoutes(tools),
    ...helpRoutes(tools),
    ...institutionsRoutes(tools),
    ...partiesRoutes(tools),
    ...templatesRoutes(tools),
    ...costsRoutes(tools),
    ...deliveryRoutes(tools),
    ...organizationsRoutes(tools),
    ...usersRoutes(tools),
    ...viewsRoutes(tools),
    ...dossiersRoutes(tools),
    ...externalProviderRoutes(tools),
    ...incomeRoutes(tools),
    ...notificationsRoutes(tools),
    ...creditorsRoutes(tools),
    ...statementsRoutes(tools),
    ...documentsRoutes(tools),
    ...invitationsRoutes(tools),
    ...invitedRoutes(tools),
    ...extractsRoutes(tools),
    ...importsRoutes(tools),
    ...trayRoutes(tools),
    ...distributionRoutes(tools, calculations),
    ...resultsRoutes(tools),
    ...contestationsRoutes(tools),
    ...signingRoutes(tools),
    ...sendingRoutes(tools),
    ...openingRoutes(tools),
    ...payoutsRoutes(tools),
    ...stopsRoutes(tools),
    ...closingsRoutes(tools),
    ...followingRoutes(tools),
    ...seriesRoutes(tools),
    ...recurringRoutes(tools),
    ...previewsRoutes(tools),
    ...activityRoutes(tools),
    ...guideRoutes(tools),
    ...calendarRoutes(tools),
    ...inboxRoutes(tools),
    ...invoicingRoutes(tools),
    ...figuresRoutes(tools),
    ...genuineRoutes(tools),
    ...workspaceRoutes(tools),
    ...searchRoutes(tools),
    ...auditRoutes(tools),
    ...privacyRoutes(tools),
    ...maintenanceRoutes(tools),
  ];
}

/** Starts what happens while nobody looks, and goes on with what an earlier process left behind. */
export async function startJobs(all: DeliveryTools): Promise<void> {
  const tools = { ...all, renderer: inBackground(all.renderer) };
  await startDelivery(tools);
  await startAnnouncingTexts(tools);
  await startForgettingSessions(tools);
  await startNotifications(tools);
  await startInvitations(tools);
  await startReceipts(tools);
  await startContestationTerms(tools);
  await startCheckingSignedReports(tools);
  await startFetchingSignatures(tools);
  await startDueRuns(tools);
  await startForgettingOpeningCodes(tools);
  await startEInvoices(tools);
  await startDeletingOrphanedFiles(tools);
  await startMaintenance(tools);
  await startChainStamps(tools);
  await tools.jobs.work('forget-idempotency-keys', () => forgetOldKeys(tools));
  await tools.jobs.repeat('forget-idempotency-keys', '20 * * * *');
}

/** Ten receipts at once are put on paper while creditors file: whoever waits for a report does not wait for all of them. */
function inBackground({ render }: DeliveryTools['renderer']): DeliveryTools['renderer'] {
  return { render: (job) => render(job, 'background') };
}
