import type { fieldHelp as source } from '../nl/field-help.ts';
import type { Texts } from '../texts.ts';

export const fieldHelp: Texts<typeof source> = {
  law: 'Base légale',
  more: 'Plus dans le mode d’emploi',
  newTab: 's’ouvre dans un nouvel onglet',
  topics: {
    centralFile: {
      title: 'Consultation du fichier central',
      text: 'Avant de commencer la répartition, vous consultez le fichier central des avis\u00a0: il indique qui a fait commandement, saisi ou fait opposition. Le procès-verbal en mentionne le jour et l’heure.',
      law: 'art. 1391, § 2 C. jud.',
    },
    origin: {
      title: 'Origine des fonds',
      text: 'L’argent provient d’une vente de biens meubles, d’une saisie-arrêt, ou des deux. Dès qu’il est là, vous invitez dans les quinze jours les créanciers saisissants et opposants.',
      law: 'art. 1627 C. jud.',
    },
    saleDate: {
      title: 'Date de la vente',
      text: 'Le jour où les biens ont été vendus. Le délai de quinze jours pour inviter les créanciers court à partir du lendemain.',
      law: 'art. 1627 C. jud.',
    },
    dateSeizure: {
      title: 'Date de la saisie',
      text: 'En cas de saisie-arrêt, le délai pour inviter court dès que l’argent est entre vos mains. Le tiers paie au plus tôt deux jours après le délai de quinze jours qui commence avec la dénonciation.',
      law: 'art. 1543 et 1627 C. jud.',
    },
    distributionType: {
      title: 'Type de répartition',
      text: 'Le produit de biens meubles et l’argent sont répartis par contribution par l’huissier de justice. Le prix d’immeubles fait l’objet d’un ordre, dressé par le notaire.',
      law: 'art. 1627-1637 et 1639-1654 C. jud.',
    },
    recurring: {
      title: 'Paiement unique ou récurrent',
      text: 'Un salaire ou une allocation arrive mois après mois. Chaque répartition a son propre projet et son propre délai de contredit de quinze jours.',
      law: 'art. 1409-1412 et 1629 C. jud.',
    },
    electedDomicile: {
      title: 'Domicile élu',
      text: 'Un créancier peut aussi être invité par lettre ordinaire au domicile élu, si la partie ou son mandataire date et signe l’accusé de réception.',
      law: 'art. 1627, al. 3 C. jud.',
    },
    poolKind: {
      title: 'Nature du bien',
      text: 'Un bien ou une somme est pour tous les créanciers. D’un revenu, seule la quotité saisissable est pour tous\u00a0; la partie protégée ne sert qu’aux créances alimentaires.',
      law: 'art. 1409-1412 C. jud.',
    },
    letPremises: {
      title: 'Dans les lieux loués',
      text: 'Le bailleur a un privilège sur ce qui garnit les lieux loués. Sans cette donnée, le calcul ignore si ce lot lui sert de gage.',
      law: 'art. 20, 1° L. hyp.',
    },
    costBearer: {
      title: 'Qui supporte les frais',
      text: 'Les frais de justice priment tout, mais seulement à l’égard de ceux qui en profitent. Les frais d’un seul lot sont déduits de ce lot\u00a0; les frais communs, de tous, en proportion.',
      law: 'art. 17 et 21 L. hyp., art. 1631 C. jud.',
    },
    claimType: {
      title: 'Spécial, général ou ordinaire',
      text: 'Un privilège spécial porte sur certains biens, un privilège général sur tous les meubles. Qui n’a pas de privilège partage le reste avec les autres créanciers ordinaires, en proportion.',
      law: 'art. 19-26 L. hyp., art. 3.36 C. civ.',
    },
    privilege: {
      title: 'Privilège',
      text: 'Le privilège détermine le rang. Il résulte de la nature de la dette, non de la personne du créancier, et doit ressortir des pièces. À rang égal, le partage est proportionnel.',
      law: 'art. 12-14 et 19-26 L. hyp.',
    },
    since: {
      title: 'Jour où le droit est né',
      text: 'Entre certains droits, la date décide. Un gage prime les droits plus récents\u00a0; entre gagistes compte la date d’enregistrement ou de possession.',
      law: 'art. 57 L. gage, art. 21-26 L. hyp.',
    },
    limit: {
      title: 'Plafond',
      text: 'Certains privilèges ne valent que jusqu’à un montant, comme la rémunération et les aliments. Le surplus est ordinaire. Un gage garantit jusqu’au maximum convenu.',
      law: 'art. 19, 3°bis et 3°ter L. hyp., art. 12 L. gage',
    },
    lots: {
      title: 'Lots',
      text: 'Un lot est ce qui a été vendu ou saisi séparément\u00a0: un véhicule, du mobilier, un compte bancaire. Un privilège spécial ne prend que sur les lots qu’il grève.',
      law: 'art. 20 L. hyp.',
    },
    titleKind: {
      title: 'Nature du titre',
      text: 'Une créance est admise si personne ne la conteste ou si elle résulte d’un titre, même privé comme un contrat, à concurrence du montant justifié.',
      law: 'art. 1628 C. jud.',
    },
    interest: {
      title: 'Dernier jour des intérêts',
      text: 'Sur ce qui est admis, les intérêts cessent à la fin du délai de contredit. En cas de contredit, ils cessent avec la notification du jugement.',
      law: 'art. 1637 C. jud.',
    },
    incomeRight: {
      title: 'Droit sur le revenu',
      text: 'Cession, délégation et saisie prennent sur le même revenu. Les aliments peuvent aussi être pris sur la partie protégée et passent d’abord sur la quotité saisissable.',
      law: 'art. 1409-1412 C. jud.',
    },
    reserve: {
      title: 'Montant réservé',
      text: 'Ce qui n’est pas encore établi, comme après une saisie conservatoire, compte dans la répartition. La part est consignée à la Caisse des dépôts et consignations et répartie plus tard dans les mêmes formes.',
      law: 'art. 1628 C. jud.',
    },
    rejection: {
      title: 'Non admis',
      text: 'Vous admettez ce qui n’est pas contesté ou ce qui est justifié. Ce que vous n’admettez pas figure avec son motif au procès-verbal\u00a0; le créancier peut contredire le projet dans les quinze jours.',
      law: 'art. 1628 et 1629 C. jud.',
    },
    validUntil: {
      title: 'Dernier jour pour déclarer',
      text: 'Un créancier a quinze jours pour déposer sa déclaration. La loi ne dit pas qu’une déclaration tardive est perdue\u00a0: elle est marquée et vous décidez.',
      law: 'art. 1627 C. jud.',
    },
    sendMethod: {
      title: 'Mode d’invitation',
      text: 'La loi connaît la lettre recommandée, et la lettre ordinaire au domicile élu avec un accusé de réception daté et signé. Un e-mail seul n’est ni l’un ni l’autre.',
      law: 'art. 1627, al. 3 C. jud.',
    },
  },
};
