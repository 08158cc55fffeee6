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
      finished: 'Invitation finished: every statement has been reviewed',
    },
    result: {
      calculated: 'Report drawn up',
      removed: 'Calculation and report deleted',
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
