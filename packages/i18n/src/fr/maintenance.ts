import type { maintenance as source } from '../nl/maintenance.ts';
import type { Texts } from '../texts.ts';

export const maintenance: Texts<typeof source> = {
  files: {
    title: 'Fichiers conservés',
    text: 'Chaque nuit, chaque fichier conservé est comparé à l’empreinte qu’il a reçue lors de son enregistrement. Un fichier endommagé n’est ni affiché, ni signé, ni envoyé.',
    never: 'Aucune comparaison n’a encore eu lieu. Elle se fera la nuit prochaine.',
    checked: 'Comparaison du {{moment}}. Nombre de fichiers\u00a0: {{files}}.',
    whole: 'Tous les fichiers sont tels qu’ils ont été conservés.',
    damagedTitle_one: '{{count}} fichier endommagé',
    damagedTitle_other: '{{count}} fichiers endommagés',
    damagedText:
      'Remettez les bons fichiers à partir d’une sauvegarde. La prochaine comparaison les retirera de cette liste.',
    columns: {
      kind: 'Objet',
      dossier: 'Dossier',
      organization: 'Étude',
      fault: 'Défaut',
      id: 'Référence',
    },
    kinds: {
      report: 'Procès-verbal',
      document: 'Pièce d’une déclaration',
      extract: 'Extrait',
      receipt: 'Accusé de réception',
      letter: 'Lettre ou preuve de dépôt',
      logo: 'Logo',
      other: 'Autre fichier',
    },
    faults: {
      missing: 'Manquant',
      altered: 'Modifié ou tronqué',
      unreadable: 'Illisible',
    },
  },
  reports: {
    title: 'Procès-verbaux signés',
    text: 'Chaque procès-verbal signé est contrôlé en arrière-plan selon les règles d’aujourd’hui. Ceux qui n’y répondent pas figurent ici\u00a0: rien d’autre ne change.',
    none: 'Aucun procès-verbal n’a encore été signé.',
    waiting: 'Contrôlés\u00a0: {{checked}} sur {{total}}.',
    good: 'Tous les procès-verbaux signés sont conformes.',
    refusedTitle_one: '{{count}} procès-verbal n’est pas conforme',
    refusedTitle_other: '{{count}} procès-verbaux ne sont pas conformes',
    refusedText:
      'L’étude ne le sait pas\u00a0: voyez avec le gestionnaire du service de signature ce qui s’est passé et avertissez l’étude s’il faut recommencer.',
    columns: {
      dossier: 'Dossier',
      organization: 'Étude',
      fault: 'Ce qui ne va pas',
      signedAt: 'Signé le',
      checkedAt: 'Contrôlé le',
    },
  },
  due: {
    title: 'Bientôt effacé',
    text: 'Les dossiers payés et annulés sont effacés après {{dossiers}}, les textes des e-mails et des lettres après {{mails}}, les extraits après {{extracts}}. Le numéro, les dates, les montants, le procès-verbal signé et la preuve que le journal est intact restent. Un délai modifié ne vaut qu’après {{settling}} jours.',
    none: 'Aucun dossier n’est effacé dans les {{days}} prochains jours.',
    mails_one: 'Dans les {{days}} prochains jours, le texte de {{count}} message est effacé.',
    mails_other: 'Dans les {{days}} prochains jours, le texte de {{count}} messages est effacé.',
    extracts_one: 'Dans les {{days}} prochains jours, {{count}} extrait est effacé.',
    extracts_other: 'Dans les {{days}} prochains jours, {{count}} extraits sont effacés.',
    more: 'Affichés\u00a0: {{shown}} sur {{total}}.',
    columns: {
      dossier: 'Dossier',
      organization: 'Étude',
      status: 'Statut',
      endedOn: 'Terminé le',
      erasedOn: 'Effacé le',
    },
  },
  erased: {
    title: 'Effacé',
    none: 'Rien n’a encore été effacé.',
    mailTexts: 'Textes de messages',
    parties_one: '{{count}} partie du répertoire des parties',
    parties_other: '{{count}} parties du répertoire des parties',
    extracts: 'Extraits',
    falseLetters: 'Signalements de fausses lettres',
    columns: {
      moment: 'Quand',
      what: 'Objet',
      organization: 'Étude',
      documents: 'Pièces',
      statements: 'Déclarations',
      deliveries: 'Messages',
    },
  },
};
