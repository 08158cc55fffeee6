import type { Template } from '@prorata/contract/templates/template';
import { useState } from 'react';
import type { Draft } from './template-queries.ts';

export interface Drafts {
  /** What is on the screen: what was written, else what is saved. */
  of(template: Template): Draft;
  isUnsaved(template: Template): boolean;
  write(template: Template, draft: Draft): void;
  forget(template: Template): void;
}

/** What was written and not saved yet, for every template: one may look at another in between. */
export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const of = (template: Template) => drafts[template.id] ?? savedText(template);
  return {
    of,
    isUnsaved: (template) => !isSame(of(template), savedText(template)),
    write: ({ id }, draft) => setDrafts((all) => ({ ...all, [id]: draft })),
    forget: ({ id }) => setDrafts(({ [id]: _, ...others }) => others),
  };
}

export function savedText({ subject, body }: Template): Draft {
  return { subject, body };
}

export function builtInText({ defaultSubject, defaultBody }: Template): Draft {
  return { subject: defaultSubject, body: defaultBody };
}

export function isSame(one: Draft, other: Draft): boolean {
  return one.subject === other.subject && one.body === other.body;
}
