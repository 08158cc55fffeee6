/** A service outside the product, the setting that names a real one, and what stands in for it on one's own machine. */
interface OutsideService {
  readonly name: string;
  readonly setting: string;
  readonly standIn: string;
}

const SERVICES: readonly OutsideService[] = [
  { name: 'the identity', setting: 'OIDC_AUTHORITY', standIn: '/identity' },
  { name: 'the mails', setting: 'SMTP_URL', standIn: '/mailbox' },
  { name: 'the letters', setting: 'POST_URL', standIn: '/post' },
  {
    name: 'registered delivery',
    setting: 'QUALIFIED_DELIVERY_URL',
    standIn: '/registered-delivery',
  },
  { name: 'the signing', setting: 'SIGNING_URL', standIn: '/signing' },
  { name: 'the e-invoices', setting: 'ACCESS_POINT_URL', standIn: '/access-point' },
  { name: 'the time stamps', setting: 'TIME_STAMP_URL', standIn: '/time-stamp' },
  { name: 'the virus scanner', setting: 'CLAMD_URL', standIn: '/virus-scanner' },
];

/**
 * A line for each outside service: the stand-in on this machine, or the real one that a setting names. Of that only
 * the host is told, because an address may hold a password.
 */
export function describeOutsideServices(
  environment: Readonly<Record<string, string | undefined>>,
  sandboxAddress: string,
): string[] {
  return SERVICES.map(({ name, setting, standIn }) => {
    const given = environment[setting]?.trim();
    const where = given ? `${hostOf(given)} (${setting})` : `${sandboxAddress}${standIn} (stand-in)`;
    return `${name.padEnd(20)} ${where}`;
  });
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : 'as set';
}
