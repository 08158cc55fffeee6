import type { audit as source } from '../nl/audit.ts';
import type { Texts } from '../texts.ts';

export const audit: Texts<typeof source> = {
  events: {
    dossier: {
      created: 'Dossier créé',
      updated: 'Dossier modifié',
      removed: 'Dossier supprimé',
      sendInvitations: 'Invitations envoyées',
      moveToProvisioned: 'Mis prêt pour la répartition',
      allInvitationsClosed: 'Dernière invitation clôturée, prêt pour la répartition',
      calculate: 'Répartition calculée',
      deleteResult: 'Calcul supprimé',
      deleteLastResult: 'Dernier calcul supprimé',
      sign: 'Procès-verbal signé, dossier clôturé',
      send: 'Procès-verbal envoyé',
      contestationTermOver: 'Délai de contredit écoulé',
      markAsPaid: 'Marqué comme payé',
      cancel: 'Dossier annulé',
    },
  },
};
