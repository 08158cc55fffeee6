export const FILES = import.meta.glob<Record<string, object>>(
  [
    '../../../../../../packages/i18n/src/en/*.ts',
    '!../../../../../../packages/i18n/src/en/shell.ts',
    '!../../../../../../packages/i18n/src/en/states.ts',
    '!../../../../../../packages/i18n/src/en/start.ts',
    '!../../../../../../packages/i18n/src/en/problems.ts',
  ],
  { eager: true },
);
