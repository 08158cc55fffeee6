import type { Language } from '@prorata/domain/vocabulary';
import { type Block, findLoneLink, plainText } from '../text/blocks.ts';
import { writePlainText } from '../text/write-plain-text.ts';
import { fillWord, WORDS } from '../words.ts';
import { BODY, FONT, html, type Markup, SHEET, SMALL, WRAP, writeHtml } from './write-html.ts';

/** A mail in words, before it is laid out. */
export interface MailToLayOut {
  readonly language: Language;
  readonly subject: string;
  readonly blocks: readonly Block[];
  /** The office on whose behalf it goes out; null for what the product itself has to say. */
  readonly officeName: string | null;
  readonly imprint: Imprint | null;
  readonly to: string;
}

/** By what a reader can tell that a mail or letter is real, and where the rights of those it is about are told. */
export interface Imprint {
  /** Of the office, as it is written; null when it is not known. */
  readonly enterpriseNumber: string | null;
  readonly genuineLink: string;
  readonly privacyLink: string;
}

export function layOutText(mail: MailToLayOut): string {
  return `${writePlainText(mail.blocks)}\n\n-- \n${[footerOf(mail), ...imprintOf(mail)].join('\n')}\n`;
}

/** Tables and inline styles, for mail programs that know little else. */
export function layOutHtml(mail: MailToLayOut): string {
  const { language, subject, blocks } = mail;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${subject}</title>
<style>${SHEET}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f1f4f7;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${newsOf(blocks)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f1f4f7">
<tr><td class="outer" align="center" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" style="max-width:600px;background:#ffffff;border:1px solid #dde3e8;border-radius:8px;border-collapse:separate">
<tr><td class="inner line" style="padding:20px 40px;border-bottom:1px solid #dde3e8">${layOutSender(mail)}</td></tr>
<tr><td class="inner" style="padding:32px 40px 8px">
<h1 class="ink" style="margin:0 0 20px;${FONT};font-size:22px;line-height:30px;font-weight:600;color:#17202a;${WRAP}">${subject}</h1>
${writeHtml(blocks)}</td></tr>
${layOutLinks(mail)}<tr><td class="inner line" style="padding:20px 40px;border-top:1px solid #dde3e8">
<p class="soft" style="margin:0;${SMALL};${WRAP}">${footerOf(mail)}${layOutImprint(mail)}</p>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`.text;
}

function footerOf({ language, officeName, to }: MailToLayOut): string {
  const { sentToUser, sentByOffice } = WORDS[language];
  return fillWord(officeName === null ? sentToUser : sentByOffice, to);
}

/** The lines under the mail of an office: its number, where to check the mail, and where the rights stand. */
function imprintOf({ language, officeName, imprint }: MailToLayOut): string[] {
  if (officeName === null || imprint === null) return [];
  const { enterpriseNumber, isMailGenuine, yourDataAndRights } = WORDS[language];
  return [
    imprint.enterpriseNumber === null
      ? officeName
      : `${officeName}, ${fillWord(enterpriseNumber, imprint.enterpriseNumber)}`,
    fillWord(isMailGenuine, imprint.genuineLink),
    fillWord(yourDataAndRights, imprint.privacyLink),
  ];
}

function layOutImprint(mail: MailToLayOut): Markup | string {
  const lines = imprintOf(mail).map((line) => {
    const url = [mail.imprint?.genuineLink, mail.imprint?.privacyLink].find(
      (link) => link !== undefined && line.endsWith(link),
    );
    return url === undefined
      ? html`<br>${line}`
      : html`<br>${line.slice(0, -url.length)}<a class="link" href="${url}" style="color:#075c84;${WRAP}">${url}</a>`;
  });
  return html`${lines}`;
}

/** What a list of mails shows beside the subject: the first thing said after the salutation. */
function newsOf(blocks: readonly Block[]): string {
  const paragraphs = blocks.filter((block) => block.kind === 'paragraph');
  const news = paragraphs[1] ?? paragraphs[0];
  return news ? plainText(news.children) : '';
}

function layOutSender({ officeName, language }: MailToLayOut): Markup {
  return officeName === null
    ? layOutBrand()
    : html`<div class="ink" style="${FONT};font-size:18px;line-height:24px;font-weight:600;color:#17202a;${WRAP}">${officeName}</div>
<div class="soft" style="${SMALL}">${WORDS[language].profession}</div>`;
}

/** The mark drawn with cells and the name as text: programs that block pictures show them too. */
function layOutBrand(): Markup {
  const bars = [
    ['22', '#277aa8'],
    ['14', '#56a5d5'],
    ['8', '#eab0b6'],
  ].map(
    ([width = '', colour = '']) =>
      html`<div style="width:${width}px;height:5px;margin:2px 0;border-radius:2px;background:${colour};font-size:0;line-height:0">&nbsp;</div>`,
  );
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="32" valign="middle" aria-hidden="true">${bars}</td>
<td class="ink" valign="middle" style="${BODY};font-size:20px;font-weight:600">Prorata</td>
</tr></table>`;
}

/** The addresses behind the buttons, for where a button does not work. */
function layOutLinks({ blocks, language }: MailToLayOut): Markup | string {
  const links = blocks.flatMap((block) => findLoneLink(block) ?? []);
  if (links.length === 0) return '';
  const lines = links.map(
    ({ url }) => html`<br><a class="link" href="${url}" style="color:#075c84;${WRAP}">${url}</a>`,
  );
  return html`<tr><td class="inner" style="padding:0 40px 28px">
<p class="soft" style="margin:0;${SMALL}">${WORDS[language].linkInstead}${lines}</p>
</td></tr>
`;
}
