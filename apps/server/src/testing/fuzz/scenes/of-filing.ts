import { insertInvitation } from '../../../database/testing/insert-rows.ts';
import { openInvitationCodes } from '../../../features/invitations/invitation-codes.ts';
import { ROLES } from '../../access-table.ts';
import { creditor } from '../../insert-sample-dossier.ts';
import {
  act,
  type Invited,
  invite,
  openDossier,
  type Scenes,
  type Stage,
  sign,
  urlOf,
  versionOf,
} from './stage.ts';

/** Without a privilege; what does not go with the rest of a claim is left out. */
const ORDINARY = {
  ...{ type: 'chirographic', privilegeId: null, amountDemanded: 12.5, parts: [], since: null, limit: null },
  ...{ payments: [], periods: [], titles: [], beneficiary: null, isConsumerPledge: false, incomeRight: null },
};
/** What only the office says of a claim. */
const REVIEWED = {
  ...{ assetId: null, assetIds: [], onAllAssets: false, fixedParts: [], fixedPartsReason: null },
  ...{ amountDeclared: null, reservedAmount: 0, reservationReason: null, rejectionReason: null },
  ...{ rejectionNote: null, debtorIds: [], liability: 'own' },
};

async function proofOf({ server: { db } }: Stage, statementId: string): Promise<string> {
  const { id } = await db
    .selectFrom('documents')
    .select('id')
    .where('statementId', '=', statementId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** One that no claim rests on. */
async function freeProofOf(stage: Stage, { tpStatementId }: Invited): Promise<string> {
  await stage.server.db
    .updateTable('privilegedClaims')
    .set({ documentId: null })
    .where('statementId', '=', tpStatementId)
    .execute();
  return proofOf(stage, tpStatementId);
}

async function claimOf({ server: { db } }: Stage, statementId: string) {
  return db
    .selectFrom('privilegedClaims')
    .select(['id', 'version'])
    .where('statementId', '=', statementId)
    .executeTakeFirstOrThrow();
}

/** The total is more than the claim that is there. */
async function makeRoom({ server: { db } }: Stage, { tpStatementId }: Invited): Promise<void> {
  await db
    .updateTable('statements')
    .set({ totalAmountClaimedCents: 1_000_000n })
    .where('id', '=', tpStatementId)
    .execute();
}

/** To somebody who can be reached by any way. */
function newInvitation({ chance }: Stage) {
  return {
    sendMethod: chance.pick(['Email', 'RegisteredLetter']),
    addressee: 'Houthandel Lannoy',
    email: `lannoy${chance.int(1, 99_999)}@people.example`,
    address: { street: 'Haverwerf', housenumber: '27', zipcode: '2800', city: 'Mechelen', country: 'BE' },
  };
}

const filedIn = ({ dossierId, tpStatementId }: Invited) => ({ dossierId, tpStatementId });
const withCode = ({ code, tpStatementId }: Invited) => ({ invitationCode: code, tpStatementId });

/** An invitation by which a creditor of an earlier run is asked whether the balance is still right. */
async function askBalance(stage: Stage) {
  const { server } = stage;
  const creditors = [
    creditor('Aannemer A', 'Vonnis', 400_000n),
    creditor('Rusthuis R', 'Dwangschrift', 600_000n, ['vat', 500_000n]),
  ];
  const sample = await openDossier(stage, { balanceToDistributeCents: 900_000n }, creditors);
  await server.db.deleteFrom('executionCosts').where('dossierId', '=', sample.dossierId).execute();
  await server.db.deleteFrom('assets').where('dossierId', '=', sample.dossierId).execute();
  const earlier = await sign(stage, 'ToPay', sample);
  const { id: dossierId } = await act<{ id: string }>(
    stage,
    ['POST', `${urlOf(earlier)}/FollowUp/laterReceipt`],
    { happenedOn: '2026-11-01', source: 'Loon', amount: 500 },
  );
  // As a run is opened: creditors are asked first.
  await server.db
    .updateTable('followUps')
    .set({ kind: 'recurring' })
    .where('dossierId', '=', dossierId)
    .execute();
  await server.db
    .updateTable('dossiers')
    .set({ status: 'Created', provisionedAt: null, paymentType: 'recurring' })
    .where('id', '=', dossierId)
    .execute();
  return dossierId;
}

/** The code of one who was asked. */
async function askedCode(stage: Stage): Promise<string> {
  const dossierId = await askBalance(stage);
  const url = urlOf({ dossierId });
  await act(stage, ['POST', `${url}/Recurring/askBalances`]);
  await act(stage, ['POST', `${url}/Invitation/sendUnsentInvitations`], {});
  const { items } = await act<{ items: { id: string }[] }>(stage, ['GET', `${url}/Invitation`]);
  const { id } = stage.chance.pick(items);
  return (await act<{ code: string }>(stage, ['POST', `${url}/Invitation/${id}/showCode`])).code;
}

/** Invitations, and what is filed with them. */
export const OF_FILING: Scenes = {
  'invitations.create': async (stage) => {
    const { dossierId } = await openDossier(stage, { status: 'Created' });
    return { params: { dossierId }, body: { invitations: [newInvitation(stage)] } };
  },
  'invited.removeDocument': async (stage) => {
    const invited = await invite(stage, 'open');
    return { params: { ...withCode(invited), documentId: await freeProofOf(stage, invited) } };
  },
  'invited.setDocumentTypes': async (stage) => {
    const invited = await invite(stage, 'open');
    return { params: { ...withCode(invited), documentId: await proofOf(stage, invited.tpStatementId) } };
  },
  'statements.createClaim': async (stage) => {
    const { dossierId, statementIds } = await openDossier(stage);
    // The last one has no claim yet.
    const statementId = statementIds.at(-1) ?? '';
    const documentId = await proofOf(stage, statementId);
    return { params: { dossierId, statementId }, body: { ...ORDINARY, ...REVIEWED, documentId } };
  },
  'statements.updateClaim': async (stage) => {
    const { dossierId, statementIds } = await openDossier(stage);
    const [statementId = ''] = statementIds;
    const { id: privilegedClaimId, version } = await claimOf(stage, statementId);
    const documentId = await proofOf(stage, statementId);
    return {
      params: { dossierId, statementId, privilegedClaimId },
      body: { ...ORDINARY, ...REVIEWED, documentId, version },
    };
  },
  'statements.createThirdPartyClaim': async (stage) => {
    const invited = await invite(stage, 'closed');
    const documentId = await proofOf(stage, invited.tpStatementId);
    await makeRoom(stage, invited);
    return { params: filedIn(invited), body: { ...ORDINARY, ...REVIEWED, documentId } };
  },
  'invitations.remove': async (stage) => {
    const { server, office } = stage;
    const { dossierId } = await openDossier(stage, { status: 'Created' });
    const codes = openInvitationCodes(server.tools.settings.codeSecret);
    const invitationId = await insertInvitation(server.db, {
      ...{ dossierId, createdBy: office.administratorId, ...codes.make() },
    });
    return { params: { dossierId }, query: { invitationId, version: 1 } };
  },
  'invitations.askBalances': async (stage) => ({ params: { dossierId: await askBalance(stage) } }),
  'invited.confirmBalance': async (stage) => ({ params: { invitationCode: await askedCode(stage) } }),
  'invited.downloadBalanceReceipt': async (stage) => {
    const code = await askedCode(stage);
    await act(stage, ['POST', `/api/Invited/${code}/balance/confirm`], undefined, null);
    return { params: { invitationCode: code } };
  },
  'invited.downloadNoClaimReceipt': async (stage) => {
    const invited = await invite(stage, 'open');
    await stage.server.db.deleteFrom('statements').where('id', '=', invited.tpStatementId).execute();
    const said = { reason: 'paid', declaredBy: 'Hilde Goossens', isSure: true };
    await act(stage, ['POST', `/api/Invited/${invited.code}/nothingToClaim`], said, null);
    return { params: { invitationCode: invited.code } };
  },
  'invited.createClaim': async (stage) => {
    const invited = await invite(stage, 'open');
    const documentId = await proofOf(stage, invited.tpStatementId);
    await makeRoom(stage, invited);
    return { params: withCode(invited), body: { ...ORDINARY, cause: null, documentId } };
  },
  'invited.updateClaim': async (stage) => {
    const invited = await invite(stage, 'open');
    const documentId = await proofOf(stage, invited.tpStatementId);
    const { id: privilegedClaimId, version } = await claimOf(stage, invited.tpStatementId);
    return {
      params: { ...withCode(invited), privilegedClaimId },
      body: { ...ORDINARY, cause: null, documentId, version },
    };
  },
  'invited.removeClaim': async (stage) => {
    const invited = await invite(stage, 'open');
    const { id: privilegedClaimId } = await claimOf(stage, invited.tpStatementId);
    return { params: { ...withCode(invited), privilegedClaimId }, query: {} };
  },
  'documents.removeOfThirdPartyStatement': async (stage) => {
    const invited = await invite(stage, 'closed');
    return { params: { ...filedIn(invited), documentId: await freeProofOf(stage, invited) } };
  },
  'statements.removeThirdPartyClaim': async (stage) => {
    const invited = await invite(stage, 'closed');
    const { id: privilegedClaimId, version } = await claimOf(stage, invited.tpStatementId);
    return { params: { ...filedIn(invited), privilegedClaimId }, query: { version } };
  },
  'statements.updateThirdPartyClaim': async (stage) => {
    const invited = await invite(stage, 'closed');
    const { id: privilegedClaimId, version } = await claimOf(stage, invited.tpStatementId);
    const documentId = await proofOf(stage, invited.tpStatementId);
    return {
      params: filedIn(invited),
      body: { ...ORDINARY, ...REVIEWED, documentId, privilegedClaimId, version },
    };
  },
  'statements.updateThirdParty': async (stage) => {
    const invited = await invite(stage, 'closed');
    const version = await versionOf(stage, 'statements', invited.tpStatementId);
    const fitting = { totalAmountClaimed: 900, declaredTotal: null, debtorIds: [], liability: 'own' };
    return { params: filedIn(invited), body: { version, ...fitting, titles: [] } };
  },
  'statements.review': async (stage) => {
    const invited = await invite(stage, 'closed');
    const url = `${urlOf(invited)}/ThirdPartyStatement/${invited.tpStatementId}`;
    const filed = await act<Filed>(stage, ['GET', url]);
    const totalAmountClaimed = stage.chance.pick([filed.totalAmountClaimed, stage.chance.int(1, 900)]);
    const claims = filed.privilegedClaims
      .filter(({ isCalculatedAutomatically }) => !isCalculatedAutomatically)
      .map(({ isCalculatedAutomatically, amountRejected, assetId, originalAmountDemanded, ...claim }) => ({
        ...claim,
        amountDemanded: Math.min(claim.amountDemanded, totalAmountClaimed),
        amountDeclared: null,
        rejectionReason: 'noProof',
      }));
    const verdict = stage.chance.pick(['undecided', 'validated']);
    const body = { version: filed.version, totalAmountClaimed, claims, verdict, removedClaims: [] };
    return { params: filedIn(invited), body: { ...body, addedClaims: [], explanationOfChange: 'Bewijs.' } };
  },
  'workspace.assign': async (stage) => {
    const { invitationId } = await insertAddressed(stage);
    return {
      subject: ROLES.claimantAdministrator,
      body: { invitations: [{ invitationId, version: 0 }], assigneeId: await claimantId(stage) },
    };
  },
  'workspace.release': async (stage) => {
    const { dossierId, invitationId } = await insertAddressed(stage);
    return { params: { dossierId, invitationId, organizationId: stage.creditor.id } };
  },
};

interface Filed {
  readonly version: number;
  readonly totalAmountClaimed: number;
  readonly privilegedClaims: readonly {
    readonly isCalculatedAutomatically: boolean;
    readonly amountRejected: number;
    readonly amountDemanded: number;
    readonly assetId: string | null;
    readonly originalAmountDemanded: number | null;
  }[];
}

/** An open invitation to the number of who files often. */
async function insertAddressed(stage: Stage) {
  const invited = await invite(stage, 'open');
  await stage.server.db
    .updateTable('invitations')
    .set({ enterpriseNumber: stage.creditor.enterpriseNumber })
    .where('id', '=', invited.invitationId)
    .execute();
  return invited;
}

async function claimantId({ server: { db }, chance }: Stage): Promise<string | null> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('subject', '=', ROLES.claimant)
    .executeTakeFirstOrThrow();
  return chance.pick([id, id, null]);
}
