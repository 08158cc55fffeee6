/** As many for every address: how long it is says something of it. */
const HIDDEN = '••••••••';

/** `bo••••••••@lannoy.example`: enough to know the own address again, and too little to write to it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const shown = [...name].slice(0, name.length > 4 ? 2 : 1).join('');
  return `${shown}${HIDDEN}${email.slice(at)}`;
}
