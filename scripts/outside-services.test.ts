import { describe, expect, it } from 'vitest';
import { describeOutsideServices } from './outside-services.ts';

describe('describeOutsideServices', () => {
  it('names the stand-in of each service that no setting names', () => {
    expect(describeOutsideServices({ SMTP_URL: ' ' }, 'http://localhost:4000')).toEqual([
      'the identity         http://localhost:4000/identity (stand-in)',
      'the mails            http://localhost:4000/mailbox (stand-in)',
      'the letters          http://localhost:4000/post (stand-in)',
      'registered delivery  http://localhost:4000/registered-delivery (stand-in)',
      'the signing          http://localhost:4000/signing (stand-in)',
      'the e-invoices       http://localhost:4000/access-point (stand-in)',
      'the time stamps      http://localhost:4000/time-stamp (stand-in)',
      'the virus scanner    http://localhost:4000/virus-scanner (stand-in)',
    ]);
  });

  it('names the host of a service that is set, and never its password', () => {
    const lines = describeOutsideServices(
      {
        SMTP_URL: 'smtps://office:secret@mail.example.be:465',
        OIDC_AUTHORITY: 'https://id.example.be/realm',
      },
      'http://localhost:4000',
    );
    expect(lines.slice(0, 2)).toEqual([
      'the identity         id.example.be (OIDC_AUTHORITY)',
      'the mails            mail.example.be:465 (SMTP_URL)',
    ]);
  });
});
