import { ANNOTATIONS } from './annotations.ts';
import { CATALOG } from './catalog.ts';
import type { Forgeries, Forgery } from './forgery.ts';
import { FORMS } from './forms.ts';
import { GENUINE } from './genuine.ts';
import { KEY_MUTATIONS } from './keys.ts';
import { PAGES } from './pages.ts';
import { SIGNATURE_DICTIONARY } from './signature-dictionary.ts';
import { SIGNERS_AND_TEXTS } from './signers.ts';
import { STRUCTURE } from './structure.ts';
import { VALIDATION_DATA } from './validation-data.ts';

interface Family {
  readonly title: string;
  readonly forgeries: Forgeries;
}

/** Whatever a desk can send back; a forgery is asked for as `family/name`. */
export const FAMILIES: Readonly<Record<string, Family>> = {
  genuine: { title: 'Genuine signatures', forgeries: GENUINE },
  structure: { title: 'Files that readers read differently', forgeries: STRUCTURE },
  pages: { title: 'Other pages', forgeries: PAGES },
  annotations: { title: 'Annotations', forgeries: ANNOTATIONS },
  forms: { title: 'The form', forgeries: FORMS },
  catalog: { title: 'The document as a whole', forgeries: CATALOG },
  signature: { title: 'The signature itself', forgeries: SIGNATURE_DICTIONARY },
  validation: { title: 'Validation data and time stamps', forgeries: VALIDATION_DATA },
  signer: { title: 'Signers and documents', forgeries: SIGNERS_AND_TEXTS },
  keys: { title: 'Keys taken away, repeated or added', forgeries: KEY_MUTATIONS },
};

export function findForgery(act: string): Forgery | undefined {
  const [family = '', name = ''] = act.split('/');
  const forgeries = Object.hasOwn(FAMILIES, family) ? FAMILIES[family]?.forgeries : undefined;
  return forgeries !== undefined && Object.hasOwn(forgeries, name) ? forgeries[name] : undefined;
}
