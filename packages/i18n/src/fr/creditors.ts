import type { creditors as source } from '../nl/creditors.ts';
import type { Texts } from '../texts.ts';

export const creditors: Texts<typeof source> = {
  title: 'Qui est qui\u00a0?',
  intro:
    'Ces créanciers portent le nom d’un autre, et aucun numéro ne les distingue. Les plafonds et les frais par créancier dépendent de votre réponse. Vous pouvez la modifier tant que le dossier est ouvert.',
  question: 'Qui est {{name}}\u00a0?',
  sameAs: 'Le même créancier\u00a0: {{name}}',
  apart: 'Un autre créancier',
  noNumber: 'sans numéro',
  numbersDiffer:
    'Leurs numéros diffèrent\u00a0: il s’agit d’un autre créancier, ou un numéro est erroné dans une déclaration.',
  numberShared:
    'Ils ont le même numéro\u00a0: il s’agit du même créancier, ou un numéro est erroné dans une déclaration.',
  told: 'Réponse du {{date}}\u00a0: {{name}}',
  open_one: '{{count}} créancier porte le nom d’un autre. Indiquez avant le calcul s’il s’agit du même.',
  open_other:
    '{{count}} créanciers portent le nom d’un autre. Indiquez avant le calcul s’il s’agit des mêmes.',
  answered_one: 'Vous avez indiqué qui est {{count}} créancier qui porte le nom d’un autre.',
  answered_other: 'Vous avez indiqué qui sont {{count}} créanciers qui portent le nom d’un autre.',
  answer: 'Répondre',
  change: 'Voir la réponse',
  saved: 'Réponse enregistrée',
  failed: 'La réponse n’a pas été enregistrée',
};
