const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The other origins that our pages talk to. */
export interface PagePolicyOptions {
  readonly authority: string;
  readonly publicOrigin: string;
  readonly apiOrigin: string;
}

/** For an answer that is data: nothing in it may run, and nobody may frame it. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** What every answer says. Pages replace the content policy by their own. */
export function securityHeaders(isProduction: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': DATA_POLICY,
    'x-content-type-options': 'nosniff',
    // The address of an invited creditor's page holds the code: it must not travel to another site.
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    // Elsewhere it would lock a person's own machine into https.
    ...(isProduction && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  };
}

/**
 * For our pages. Scripts come from us alone; styles too, but for those that carry the answer's nonce (the component
 * library writes some). Silent renewal needs two holes: the identity service in a frame, and our own page in it.
 */
export function pagePolicy({ authority, publicOrigin, apiOrigin }: PagePolicyOptions, nonce: string): string {
  const identity = new URL(authority).origin;
  const api = apiOrigin === publicOrigin ? '' : ` ${apiOrigin}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${api} ${identity}`,
    `frame-src 'self' ${identity}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * For the worker that reads the PDFs of strangers: it may compile the decoders that the page hands it, and reach
 * nothing by itself.
 */
export const READER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'";

/** For the page that describes the API; its own scripts and styles are files, its icons are data. */
export const API_PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
