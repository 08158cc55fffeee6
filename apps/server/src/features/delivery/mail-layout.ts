import type { Language } from '@prorata/domain/vocabulary';
import { html, type Markup } from './markup.ts';

/** A mail in words, before it is laid out. */
export interface MailWords {
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly news: string;
  /** Somebody's own words, set apart from ours; may have several lines. */
  readonly quote: { readonly label: string; readonly text: string } | undefined;
  readonly explanation: readonly string[];
  readonly button: { readonly text: string; readonly url: string };
  readonly linkInstead: string;
  readonly closing: string;
  readonly signature: string;
  readonly footer: string;
}

export function layOutText(words: MailWords): string {
  const { quote, button } = words;
  const parts = [
    words.greeting,
    words.news,
    ...(quote ? [`${quote.label}:\n${quote.text.replaceAll(/^/gm, '> ')}`] : []),
    ...words.explanation,
    `${button.text}:\n${button.url}`,
    `${words.closing}\n${words.signature}`,
    `-- \n${words.footer}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const FONT = "font-family:'Segoe UI',system-ui,-apple-system,Roboto,Helvetica,Arial,sans-serif";
const BODY = `${FONT};font-size:16px;line-height:24px;color:#17202a`;
const SMALL = `${FONT};font-size:13px;line-height:20px;color:#52606d`;

/**
 * Tables and inline styles, for mail programs that know little else; the sheet in the head is for those that show
 * mails on a dark ground or on a phone, and nothing is lost without it.
 */
const SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .outer { padding: 0 !important; }
  .card { border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; }
  .inner { padding-left: 20px !important; padding-right: 20px !important; }
}
@media (prefers-color-scheme: dark) {
  .ground { background: #10161c !important; }
  .card { background: #1a222a !important; border-color: #303b45 !important; }
  .line { border-color: #303b45 !important; }
  .ink { color: #e8edf2 !important; }
  .soft { color: #a9b5c0 !important; }
  .quote { background: #222d37 !important; border-color: #56a5d5 !important; }
  .link { color: #8cc6ea !important; }
}
`;

export function layOutHtml(words: MailWords): string {
  const { quote, button } = words;
  return html`<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${words.subject}</title>
<style>${SHEET}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f1f4f7;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${words.news}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f1f4f7">
<tr><td class="outer" align="center" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" style="max-width:600px;background:#ffffff;border:1px solid #dde3e8;border-radius:8px;border-collapse:separate">
<tr><td class="inner line" style="padding:20px 40px;border-bottom:1px solid #dde3e8">${layOutBrand()}</td></tr>
<tr><td class="inner" style="padding:32px 40px 8px">
<h1 class="ink" style="margin:0 0 20px;${FONT};font-size:22px;line-height:30px;font-weight:600;color:#17202a;overflow-wrap:anywhere">${words.subject}</h1>
${[words.greeting, words.news].map(layOutParagraph)}
${quote ? layOutQuote(quote.label, quote.text) : ''}
${words.explanation.map(layOutParagraph)}
</td></tr>
<tr><td class="inner" style="padding:8px 40px 8px">${layOutButton(button.text, button.url)}</td></tr>
<tr><td class="inner" style="padding:16px 40px 32px">
<p class="ink" style="margin:0 0 24px;${BODY}">${words.closing}<br>${words.signature}</p>
<p class="soft" style="margin:0;${SMALL}">${words.linkInstead}<br><a class="link" href="${button.url}" style="color:#075c84;overflow-wrap:anywhere">${button.url}</a></p>
</td></tr>
<tr><td class="inner line" style="padding:20px 40px;border-top:1px solid #dde3e8">
<p class="soft" style="margin:0;${SMALL};overflow-wrap:anywhere">${words.footer}</p>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`.text;
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
<td class="ink" valign="middle" style="${FONT};font-size:20px;line-height:24px;font-weight:600;color:#17202a">Prorata</td>
</tr></table>`;
}

function layOutParagraph(text: string): Markup {
  return html`<p class="ink" style="margin:0 0 16px;${BODY};overflow-wrap:anywhere">${text}</p>
`;
}

function layOutQuote(label: string, text: string): Markup {
  const lines = text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr>
<td class="quote" style="padding:12px 16px;border-left:4px solid #56a5d5;background:#f1f9fe">
<p class="soft" style="margin:0;${SMALL};font-weight:600">${label}</p>
<p class="ink" style="margin:0;${BODY};overflow-wrap:anywhere">${lines}</p>
</td>
</tr></table>`;
}

function layOutButton(text: string, url: string): Markup {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td align="center" bgcolor="#277aa8" style="border-radius:6px;background:#277aa8"><a href="${url}" style="display:inline-block;padding:12px 24px;${FONT};font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none">${text}</a></td>
</tr></table>`;
}
