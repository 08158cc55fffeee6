export const FILES = import.meta.glob<Record<string, object>>(
  [
    '../../../../../../packages/i18n/src/de/*.ts',
    '!../../../../../../packages/i18n/src/de/shell.ts',
    '!../../../../../../packages/i18n/src/de/states.ts',
    '!../../../../../../packages/i18n/src/de/start.ts',
    '!../../../../../../packages/i18n/src/de/problems.ts',
  ],
  { eager: true },
);
