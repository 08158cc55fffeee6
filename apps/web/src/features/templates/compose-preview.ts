import type { Template } from '@prorata/contract/templates/template';
import { sampleLetterhead, sampleValues } from '@prorata/documents/catalogue/samples';
import { isMailKey, isTemplateKey } from '@prorata/documents/catalogue/templates';
import { type ComposedLetter, composeLetter } from '@prorata/documents/letter/compose-letter';
import { type RenderedMail, renderMail } from '@prorata/documents/mail/render-mail';
import type { Draft } from './template-queries.ts';

export type Preview =
  | { readonly kind: 'mail'; readonly mail: RenderedMail }
  | { readonly kind: 'letter'; readonly letter: ComposedLetter };

/** The draft with sample values, made by what also makes the real mails and letters. The draft is without fault. */
export function composePreview({ key, kind, language }: Template, draft: Draft): Preview | undefined {
  if (!isTemplateKey(key)) return undefined;
  const values = sampleValues(language);
  if (isMailKey(key)) {
    const mail = renderMail({
      key,
      language,
      template: draft,
      values,
      to: 'hilde.goossens@dijlezicht.example',
    });
    return { kind: 'mail', mail };
  }
  const letterhead = { ...sampleLetterhead(language), isRegistered: kind === 'letter' };
  return { kind: 'letter', letter: composeLetter({ key, body: draft.body, values, letterhead }) };
}
