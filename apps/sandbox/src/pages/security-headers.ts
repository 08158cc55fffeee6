/**
 * Nothing from outside, nothing inline, no framing. Signing in and out ends with a form that is answered by a
 * redirect to the product, which browsers hold against `form-action` too.
 */
export function securityHeaders(webOrigin: string): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      `form-action 'self' ${webOrigin}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}
