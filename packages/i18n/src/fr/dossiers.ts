import type { dossiers as source } from '../nl/dossiers.ts';
import type { Texts } from '../texts.ts';

export const dossiers: Texts<typeof source> = {
  kbo: 'BCE {{number}}',
  tabs: {
    general: 'Général',
    balance: 'Solde à répartir',
    statements: 'Déclarations',
    invitations: 'Invitations',
    calculation: 'Calcul',
    costs: 'Frais',
    audit: 'Audit',
  },
  steps: {
    label: 'Parcours du dossier',
    done: '(fait)',
    current: '(maintenant)',
    skipped: '(passé)',
    coming: '(à faire)',
  },
  saveFirst: {
    title: 'Enregistrez d’abord le dossier',
    text: 'Vous pourrez ensuite continuer ici.',
    back: 'Vers Général',
  },
  readOnly: {
    closed: 'Le procès-verbal est signé : le dossier est clôturé et ne peut plus être modifié.',
    cancelled: 'Annulé le {{date}} : {{reason}}',
    noRight: 'Vous pouvez lire ce dossier, mais pas le modifier.',
  },
};
