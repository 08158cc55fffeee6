/** How a recipient takes a mail: what stands behind a + in the name of the mailbox says so. */
export type MailboxBehaviour = 'accepts' | 'bounces' | 'defers' | 'callsSpam' | 'returns';

const BEHAVIOURS: Readonly<Record<string, MailboxBehaviour>> = {
  bounce: 'bounces',
  defer: 'defers',
  spam: 'callsSpam',
  return: 'returns',
};

/** `ann+bounce@office.example` bounces; several tags may follow one another, and the first that is known counts. */
export function behaviourOf(address: string): MailboxBehaviour {
  const mailbox = address.slice(0, address.lastIndexOf('@')).toLowerCase();
  const [, ...tags] = mailbox.split('+');
  const tag = tags.find((word) => Object.hasOwn(BEHAVIOURS, word));
  return tag === undefined ? 'accepts' : (BEHAVIOURS[tag] ?? 'accepts');
}
