export const FILES = import.meta.glob<Record<string, object>>(
  [
    '../../../../../../packages/i18n/src/fr/*.ts',
    '!../../../../../../packages/i18n/src/fr/shell.ts',
    '!../../../../../../packages/i18n/src/fr/states.ts',
    '!../../../../../../packages/i18n/src/fr/start.ts',
    '!../../../../../../packages/i18n/src/fr/problems.ts',
  ],
  { eager: true },
);
