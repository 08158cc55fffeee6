import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../adapters/clock.ts';

const SECURITY_TEXT_PATH = '/.well-known/security.txt';

interface SecurityTextParts {
  readonly clock: Clock;
  readonly publicOrigin: string;
  /** As an address (`mailto:` or `https:`); without one the file is not there. */
  readonly securityContact: string | undefined;
}

/** RFC 9116 asks for less than a year, so that an abandoned server does not go on naming a contact. */
const VALID_DAYS = 180;
const DAY_MILLISECONDS = 86_400_000;

/** Where to report a weakness (RFC 9116). */
export function serveSecurityText(app: FastifyInstance, parts: SecurityTextParts): void {
  const { clock, publicOrigin, securityContact } = parts;
  if (securityContact === undefined) return;
  app.get(SECURITY_TEXT_PATH, (_, reply) => {
    const fields = [
      ['Contact', securityContact],
      ['Expires', expiryAfter(clock())],
      ['Preferred-Languages', 'nl, fr, de, en'],
      ['Canonical', `${publicOrigin}${SECURITY_TEXT_PATH}`],
    ];
    const text = fields.map(([name, value]) => `${name}: ${value}\n`).join('');
    return reply.type('text/plain; charset=utf-8').send(text);
  });
}

/** The same all day, so that copies and caches agree. */
function expiryAfter(now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MILLISECONDS);
  return new Date((today + VALID_DAYS) * DAY_MILLISECONDS).toISOString();
}
