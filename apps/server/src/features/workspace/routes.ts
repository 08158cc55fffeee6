import { workspaceCalls } from '@prorata/contract/workspace/calls';
import { type Route, route } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { readMaxDocumentBytes } from '../statements/receive-document.ts';
import { assignInvitations, listColleagues } from './assign-invitations.ts';
import { claimInvitation } from './claim-invitation.ts';
import { claimantOf } from './claimant.ts';
import { closeMany } from './close-many.ts';
import { fileSheet, MAX_SHEET_BYTES } from './file-sheet.ts';
import { attachDocument, fileStatement } from './file-statement.ts';
import { listHolders, releaseInvitation } from './holders.ts';
import { createKey, listKeys, revokeKey } from './keys.ts';
import { openInvitation } from './open-invitation.ts';
import { readProfile, updateProfile } from './profile.ts';
import { listInbox, readInboxRow, readSummary } from './read-inbox.ts';
import { exportInbox, writeModel } from './write-sheets.ts';

export function workspaceRoutes(tools: Tools): Route[] {
  return [
    ...inboxRoutes(tools),
    ...filingRoutes(tools),
    ...administrationRoutes(tools),
    ...officeRoutes(tools),
  ];
}

function inboxRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(workspaceCalls.list, ({ actor, action, query, at }) =>
      listInbox(db, claimantOf(actor, action), query, at),
    ),
    route(workspaceCalls.readSummary, ({ actor, action, at }) =>
      readSummary(db, claimantOf(actor, action), at),
    ),
    route(workspaceCalls.read, ({ actor, action, params, at }) =>
      readInboxRow(db, claimantOf(actor, action), params.invitationId, at),
    ),
    route(workspaceCalls.claim, ({ actor, action, body }) =>
      claimInvitation(tools, claimantOf(actor, action), body.code),
    ),
    route(workspaceCalls.open, ({ actor, action, params }) =>
      openInvitation(tools, claimantOf(actor, action), params.invitationId),
    ),
    route(workspaceCalls.assign, async ({ actor, action, body }) => ({
      items: await assignInvitations(db, claimantOf(actor, action), body),
    })),
    route(workspaceCalls.listColleagues, async ({ actor, action, at }) => ({
      items: await listColleagues(db, claimantOf(actor, action), at),
    })),
    route(workspaceCalls.export, ({ actor, action, query, isHead }) =>
      exportInbox(db, claimantOf(actor, action), query, { isHead }),
    ),
  ];
}

function filingRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(
      workspaceCalls.attachDocument,
      ({ actor, action, params, upload, file }) =>
        attachDocument(tools, claimantOf(actor, action), params.invitationId, {
          documentType: upload.documentType,
          file,
        }),
      () => readMaxDocumentBytes(db),
    ),
    route(workspaceCalls.file, ({ actor, action, params, body: { close, ...filing } }) =>
      fileStatement(tools, claimantOf(actor, action), params.invitationId, filing, close ? 'close' : 'keep'),
    ),
    route(workspaceCalls.closeMany, ({ actor, action, body }) =>
      closeMany(tools, claimantOf(actor, action), body.invitationIds),
    ),
    route(workspaceCalls.downloadModel, ({ actor, action, query }) =>
      writeModel(db, claimantOf(actor, action), query.lang ?? 'nl'),
    ),
    route(
      workspaceCalls.checkSheet,
      ({ actor, action, file }) => fileSheet(tools, claimantOf(actor, action), file, 'check'),
      MAX_SHEET_BYTES,
    ),
    route(
      workspaceCalls.fileSheet,
      ({ actor, action, file }) => fileSheet(tools, claimantOf(actor, action), file, 'close'),
      MAX_SHEET_BYTES,
    ),
  ];
}

function administrationRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(workspaceCalls.readProfile, ({ actor, action }) =>
      readProfile(db, claimantOf(actor, action).organizationId),
    ),
    route(workspaceCalls.updateProfile, ({ action, body }) => updateProfile(db, action, body)),
    route(workspaceCalls.listKeys, async ({ actor, at }) => {
      const organizationId = actor.user.organization?.id;
      if (organizationId === undefined) throw new ProblemError('insufficient-permissions');
      return { items: await listKeys(db, organizationId, at) };
    }),
    route(workspaceCalls.createKey, ({ action, body }) => createKey(tools, action, body)),
    route(workspaceCalls.revokeKey, ({ action, params }) => revokeKey(db, action, params.keyId)),
  ];
}

function officeRoutes({ db }: Tools): Route[] {
  return [
    route(workspaceCalls.listHolders, async ({ actor, params }) => ({
      items: await listHolders(db, actor.user, params),
    })),
    route(workspaceCalls.release, async ({ action, params }) => ({
      items: await releaseInvitation(db, action, params),
    })),
  ];
}
