import type { TemplateValues } from '@prorata/documents/catalogue/templates';
import type { TemplateText } from '@prorata/documents/liquid/fill-in';
import { type RenderedMail, renderMail } from '@prorata/documents/mail/render-mail';
import type { Language } from '@prorata/domain/vocabulary';
import type { MailKind, MailParams } from './mail-kinds.ts';

/** Where the button of each mail leads. */
const PATHS: Readonly<Record<MailKind, string>> = {
  'user-awaits-approval': '/app/onboarding',
  'user-approved': '/app',
  'user-disapproved': '/',
  'organization-approved': '/app/myOrganization',
  'organization-disapproved': '/',
};

/** What every mail to a user shows. */
type Common = 'user.name' | 'product.link';

/** What was known when a mail was decided on, by the names that its template uses. */
const VALUES: {
  readonly [Kind in MailKind]: (params: MailParams[Kind]) => Omit<TemplateValues<Kind>, Common>;
} = {
  'user-awaits-approval': ({ userName, organizationName, isOrganizationPending }) => ({
    'applicant.name': userName,
    'applicant.organization': organizationName,
    'applicant.isOrganizationPending': isOrganizationPending,
  }),
  'user-approved': ({ organizationName }) => ({ 'applicant.organization': organizationName }),
  'user-disapproved': ({ organizationName, reason }) => ({
    'applicant.organization': organizationName,
    'decision.reason': reason,
  }),
  'organization-approved': ({ organizationName }) => ({ 'organization.name': organizationName }),
  'organization-disapproved': ({ organizationName, reason }) => ({
    'organization.name': organizationName,
    'decision.reason': reason,
  }),
};

export interface MailToCompose<Kind extends MailKind> {
  readonly kind: Kind;
  readonly params: MailParams[Kind];
  /** Of the recipient; the template is in it. */
  readonly language: Language;
  readonly template: TemplateText;
  readonly to: { readonly name: string; readonly address: string };
  readonly publicOrigin: string;
}

/** Puts a mail into the words of its template and lays it out for every mail program. */
export function composeMail<Kind extends MailKind>(mail: MailToCompose<Kind>): RenderedMail {
  const { kind, params, language, template, to, publicOrigin } = mail;
  const common = { 'user.name': to.name, 'product.link': new URL(PATHS[kind], publicOrigin).href };
  // The values of a kind and those that are common to all are together those of its template.
  const values = { ...common, ...VALUES[kind](params) } as TemplateValues<Kind>;
  return renderMail({ key: kind, language, template, values, to: to.address });
}
