import { readBuiltInTemplate } from '@prorata/documents/built-in';
import { isMailKey, type MailKey, type TemplateValues } from '@prorata/documents/catalogue/templates';
import type { TemplateText } from '@prorata/documents/liquid/fill-in';
import { type RenderedMail, renderMail } from '@prorata/documents/mail/render-mail';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import type { Language } from '@prorata/domain/vocabulary';
import type { DeliveryContent } from './delivery-content.ts';

export interface MailToCompose {
  readonly content: DeliveryContent;
  /** Of the recipient; the template is in it. */
  readonly language: Language;
  readonly template: TemplateText;
  readonly to: { readonly name: string; readonly address: string };
  readonly publicOrigin: string;
  /** The number of the office that sends it; null for what the product itself has to say, or when it is not known. */
  readonly enterpriseNumber: string | null;
  /** How to reach the help desk; empty when it is not known. */
  readonly helpdesk: string;
}

/** Puts a mail into the words of its template and lays it out for every mail program. */
export function composeMail(mail: MailToCompose): RenderedMail {
  const { content, language, template, to, publicOrigin, enterpriseNumber, helpdesk } = mail;
  const { template: key } = content;
  if (!isMailKey(key)) throw new Error(`${key} is no mail.`);
  const common = {
    'user.name': to.name,
    'product.link': linkOf(content, publicOrigin),
    'helpdesk.contact': helpdesk === '' ? null : helpdesk,
  };
  // Sound: these were the values of this template when they were stored.
  const values = { ...common, ...content.values } as TemplateValues<MailKey>;
  const imprint = {
    enterpriseNumber: enterpriseNumber && formatEnterpriseNumber(enterpriseNumber),
    genuineLink: new URL('/genuine', publicOrigin).href,
    privacyLink: new URL('/privacy-policy', publicOrigin).href,
  };
  return renderMail({ key, language, template, values, to: to.address, imprint });
}

/** Where the button leads: the path in the front matter of the text, its gaps filled. */
function linkOf({ template, button }: DeliveryContent, publicOrigin: string): string {
  const path = readBuiltInTemplate(template, 'nl').button ?? '/';
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = button[name];
    if (value === undefined) throw new Error(`Nothing was given for {${name}} in the button of ${template}.`);
    return encodeURIComponent(value);
  });
  return new URL(filled, publicOrigin).href;
}
