import type { audit as source } from '../nl/audit.ts';
import type { Texts } from '../texts.ts';

export const audit: Texts<typeof source> = {
  events: {
    statement: {
      created: 'Statement added',
      changed: 'Statement changed',
      removed: 'Statement deleted',
      validated: 'Statement validated',
      validationWithdrawn: 'Validation of the statement withdrawn',
      explained: 'Change explained',
    },
    claim: {
      added: 'Claim added',
      changed: 'Claim changed',
      removed: 'Claim deleted',
      linkedToAsset: 'Claim linked to an asset',
    },
    document: {
      added: 'Document added',
      removed: 'Document deleted',
    },
    invitation: {
      created: 'Invitation added',
      changed: 'Invitation changed',
      removed: 'Invitation deleted',
      sendingRequested: 'Sending of the invitation requested',
      sent: 'Invitation sent',
      opened: 'Invitation opened by the creditor',
      closed: 'Invitation closed',
      finished: 'Invitation finished: every statement has been reviewed',
    },
    result: {
      calculated: 'Report drawn up',
      removed: 'Calculation and report deleted',
      signingStarted: 'Went to the signing desk',
      signed: 'Report signed',
      signingCancelled: 'Signing cancelled',
      signingExpired: 'Time to sign ran out',
      signatureRefused: 'Document that came back refused',
      sendingRequested: 'Sending of the report requested',
      linksRevoked: 'Secured links revoked',
    },
    dossier: {
      created: 'Dossier created',
      updated: 'Dossier changed',
      removed: 'Dossier deleted',
      sendInvitations: 'Invitations sent',
      moveToProvisioned: 'Made ready for distribution',
      allInvitationsClosed: 'Last invitation closed, ready for distribution',
      calculate: 'Distribution calculated',
      deleteResult: 'Calculation deleted',
      deleteLastResult: 'Last calculation deleted',
      sign: 'Official report signed, dossier closed',
      send: 'Official report sent',
      contestationTermOver: 'Term to contest is over',
      markAsPaid: 'Marked as paid',
      cancel: 'Dossier cancelled',
    },
  },
};
