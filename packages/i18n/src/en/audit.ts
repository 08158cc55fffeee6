import type { audit as source } from '../nl/audit.ts';
import type { Texts } from '../texts.ts';

export const audit: Texts<typeof source> = {
  events: {
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
