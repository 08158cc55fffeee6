/** How a recipient takes a mail: what stands behind a + in the name of the mailbox says so. */
export type Temper = 'accepts' | 'bounces' | 'defers' | 'callsSpam' | 'returns';

const TEMPERS: Readonly<Record<string, Temper>> = {
  bounce: 'bounces',
  defer: 'defers',
  spam: 'callsSpam',
  return: 'returns',
};

/** `ann+bounce@office.example` bounces; several tags may follow one another, and the first that is known counts. */
export function temperOf(address: string): Temper {
  const mailbox = address.slice(0, address.lastIndexOf('@')).toLowerCase();
  const [, ...tags] = mailbox.split('+');
  const tag = tags.find((word) => Object.hasOwn(TEMPERS, word));
  return tag === undefined ? 'accepts' : (TEMPERS[tag] ?? 'accepts');
}
