export const FONT = "font-family:'Segoe UI',system-ui,-apple-system,Roboto,Helvetica,Arial,sans-serif";
export const BODY = `${FONT};font-size:16px;line-height:24px;color:#17202a`;
export const SMALL = `${FONT};font-size:13px;line-height:20px;color:#52606d`;
/** A long word or address breaks rather than widening the mail. */
export const WRAP = 'overflow-wrap:anywhere';

/** For programs that show mails on a dark ground or on a phone; nothing is lost without it. */
export const SHEET = `
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
