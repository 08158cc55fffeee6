import type { audit as source } from '../nl/audit.ts';
import type { Texts } from '../texts.ts';

export const audit: Texts<typeof source> = {
  events: {
    statement: {
      created: 'Déclaration ajoutée',
      changed: 'Déclaration modifiée',
      removed: 'Déclaration supprimée',
      validated: 'Déclaration validée',
      validationWithdrawn: 'Validation de la déclaration annulée',
      explained: 'Explication de la modification donnée',
    },
    claim: {
      added: 'Créance ajoutée',
      changed: 'Créance modifiée',
      removed: 'Créance supprimée',
      linkedToAsset: 'Créance liée à un bien',
    },
    document: {
      added: 'Document ajouté',
      removed: 'Document supprimé',
    },
    invitation: {
      created: 'Invitation ajoutée',
      changed: 'Invitation modifiée',
      removed: 'Invitation supprimée',
      sendingRequested: 'Envoi de l’invitation demandé',
      sent: 'Invitation envoyée',
      opened: 'Invitation ouverte par le créancier',
      closed: 'Invitation clôturée',
      finished: 'Invitation traitée : chaque déclaration a été examinée',
    },
    result: {
      calculated: 'Procès-verbal dressé',
      removed: 'Calcul et procès-verbal supprimés',
      signingStarted: 'Passage au guichet de signature',
      signed: 'Procès-verbal signé',
      signingCancelled: 'Signature annulée',
      signingExpired: 'Délai pour signer écoulé',
      signatureRefused: 'Document reçu en retour refusé',
      sendingRequested: 'Envoi du procès-verbal demandé',
      linksRevoked: 'Liens sécurisés révoqués',
    },
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
