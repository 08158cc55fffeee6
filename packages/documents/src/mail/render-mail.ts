import type { Language } from '@prorata/domain/vocabulary';
import { type MailKey, type TemplateValues, templateEntry } from '../catalogue/templates.ts';
import type { VariableName } from '../catalogue/variables.ts';
import { tidy } from '../catalogue/write-value.ts';
import { fillIn, type TemplateText } from '../liquid/fill-in.ts';
import { plainText } from '../text/blocks.ts';
import { parseLine, parseMarkdown } from '../text/parse-markdown.ts';
import { type Imprint, layOutHtml, layOutText } from './mail-layout.ts';

export interface MailToRender<Key extends MailKey> {
  readonly key: Key;
  readonly language: Language;
  readonly template: TemplateText;
  readonly values: TemplateValues<Key>;
  /** The address it goes to. */
  readonly to: string;
  /** Of the office that sends it; what the product itself has to say has none. */
  readonly imprint: Imprint | null;
}

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A mail in the words of its template, as HTML and as plain text. */
export function renderMail<Key extends MailKey>(mail: MailToRender<Key>): RenderedMail {
  const { key, language, template } = mail;
  const values: Readonly<Partial<Record<VariableName, unknown>>> = mail.values;
  const subject = tidy(plainText(parseLine(fillIn(key, template.subject ?? '', values, language))));
  const blocks = parseMarkdown(fillIn(key, template.body, values, language));
  const isFromOffice = templateEntry(key).variables.includes('office.name');
  const words = {
    language,
    subject,
    blocks,
    officeName: isFromOffice ? tidy(String(values['office.name'])) : null,
    imprint: mail.imprint,
    to: tidy(mail.to),
  };
  return { subject, html: layOutHtml(words), text: layOutText(words) };
}
