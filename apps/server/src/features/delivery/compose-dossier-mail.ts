import type { TemplateValues } from '@prorata/documents/catalogue/templates';
import type { TemplateText } from '@prorata/documents/liquid/fill-in';
import { type RenderedMail, renderMail } from '@prorata/documents/mail/render-mail';
import type { Language } from '@prorata/domain/vocabulary';
import type { DeliveryContent } from './delivery-content.ts';
import { type DossierMailKey, isDossierMail } from './dossier-templates.ts';

/** Puts a mail of a dossier into the words of its template. */
export function composeDossierMail(
  { template: key, values }: DeliveryContent,
  template: TemplateText,
  language: Language,
  to: string,
): RenderedMail {
  if (!isDossierMail(key)) throw new Error(`${key} is no mail.`);
  // Sound: these were the values of this template when they were stored.
  return renderMail({ key, language, template, values: values as TemplateValues<DossierMailKey>, to });
}
