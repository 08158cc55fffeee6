import type { Topics } from '@prorata/i18n/topics';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Topics;
  }
}
