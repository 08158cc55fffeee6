export const FILES = import.meta.glob<Record<string, object>>(
  [
    '../../../../../../packages/i18n/src/nl/*.ts',
    '!../../../../../../packages/i18n/src/nl/shell.ts',
    '!../../../../../../packages/i18n/src/nl/states.ts',
    '!../../../../../../packages/i18n/src/nl/start.ts',
    '!../../../../../../packages/i18n/src/nl/problems.ts',
  ],
  { eager: true },
);
