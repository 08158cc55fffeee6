import type { manual as source } from '../nl/manual.ts';
import type { Texts } from '../texts.ts';

export const manual: Texts<typeof source> = {
  subtitle: 'Pour les huissiers de justice, leurs collaborateurs et les administrateurs',
  contents: 'Sommaire',
  search: 'Chercher dans le mode d’emploi',
  noneFound: 'Rien trouvé',
  noneFoundText: 'Cherchez un autre mot, ou le début d’un mot.',
  found_one: '{{count}} chapitre trouvé',
  found_other: '{{count}} chapitres trouvés',
  reader: 'Lire en tant que',
  all: 'Tout',
  readers: {
    bailiff: 'Huissier de justice',
    employee: 'Collaborateur',
    officeAdministrator: 'Administrateur de l’étude',
    platformAdministrator: 'Administrateur de la plateforme',
    creditor: 'Créancier',
  },
  onThisPage: 'Sur cette page',
  print: 'Imprimer',
  download: 'Tout en PDF',
  previous: 'Précédent\u00a0: {{title}}',
  next: 'Suivant\u00a0: {{title}}',
  openWhole: 'Ouvrir dans le mode d’emploi',
  parts: {
    begin: 'Commencer',
    dossier: 'Le dossier',
    creditors: 'Créanciers et déclarations',
    distribution: 'Répartir, signer, payer',
    invited: 'Pour le créancier invité',
    office: 'Gérer l’étude',
    platform: 'Gérer la plateforme',
    law: 'La loi en mots simples',
    lookup: 'Pour chercher',
  },
};
