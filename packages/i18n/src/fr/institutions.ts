import type { institutions as source } from '../nl/institutions.ts';
import type { Texts } from '../texts.ts';

export const institutions: Texts<typeof source> = {
  count_one: '{{count}} institution',
  count_other: '{{count}} institutions',
  search: 'Nom, numéro, localité ou compte',
  intro:
    'Les autorités et institutions qui déclarent des créances dans de nombreux dossiers. Chaque étude les trouve en tête de ses recherches\u00a0; une modification ici vaut pour toutes et ne change aucun dossier.',
  none: 'Aucune institution pour le moment',
  noneText: 'Ajoutez celles dont chaque étude a besoin\u00a0: fisc, sécurité sociale, communes, mutualités.',
  add: 'Ajouter une institution',
  added: '{{name}}\u00a0: institution ajoutée',
  columns: {
    name: 'Nom',
    number: 'Numéro',
    city: 'Localité',
    accounts: 'Comptes',
    updatedAt: 'Modifiée',
  },
  sections: {
    names: 'Noms',
    namesHint: 'Dans chaque langue où l’institution a un nom officiel\u00a0; au moins un.',
    identity: 'Qui',
    identityHint: 'Prorata reconnaît l’institution à son numéro, dans les déclarations, listes et extraits.',
    address: 'Adresse',
    addressHint: 'Siège ou service qui reçoit le courrier.',
    contact: 'Joindre',
    contactHint: 'Comme chaque étude se le voit proposer. Une étude peut garder autre chose pour elle-même.',
    accounts: 'Payer',
    accountsHint:
      'Les services qui partagent un numéro ont chacun leur compte\u00a0: dites à quoi il sert, et l’étude choisit le bon.',
  },
  languagesHint: 'Aucune langue\u00a0: celle du dossier.',
  addAccount: 'Ajouter un compte',
  removeAccount: 'Supprimer le compte {{number}}',
  remove: {
    title: 'Supprimer {{name}}\u00a0?',
    text: 'Cette institution ne sera plus proposée à aucune étude. Les dossiers et les répertoires des parties gardent ce qu’ils contiennent.',
    verb: 'Supprimer l’institution',
    done: '{{name}}\u00a0: institution supprimée',
  },
};
