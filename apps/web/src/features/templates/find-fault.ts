import type { Template } from '@prorata/contract/templates/template';
import { isTemplateKey } from '@prorata/documents/catalogue/templates';
import { findTemplateFault, type TemplateFault } from '@prorata/documents/liquid/find-fault';
import type { Draft } from './template-queries.ts';

/** What the server would refuse, found while one types by the same rules. */
export function findDraftFault({ key, language }: Template, draft: Draft): TemplateFault | undefined {
  return isTemplateKey(key) ? findTemplateFault(key, language, draft) : undefined;
}
