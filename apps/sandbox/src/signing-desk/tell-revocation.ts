import type { RevocationProvider } from '@libpdf/core';
import { Constructed, Enumerated, GeneralizedTime, OctetString, Primitive } from 'asn1js';
import {
  BasicOCSPResponse,
  CertID,
  Certificate,
  CertificateRevocationList,
  OCSPResponse,
  ResponseBytes,
  ResponseData,
  SingleResponse,
  Time,
} from 'pkijs';
import type { Authority, Credential } from './authority.ts';

const OCSP_BASIC = '1.3.6.1.5.5.7.48.1.1';
const HOUR = 60 * 60 * 1000;
const CONTEXT_SPECIFIC = 3;

/** What the authority says of the signer's certificate; of the others it always says that they are good. */
export type Status = 'good' | 'revoked' | 'unknown' | 'expired';

interface Desk {
  readonly authority: Authority;
  /** Who speaks in the authority's name. */
  readonly responder: Credential;
  /** The certificate of whoever signs. */
  readonly signer: Uint8Array;
  readonly status: Status;
  readonly at: Date;
}

/** The status of certificates: an OCSP answer (RFC 6960) for each, and the authority's list of withdrawn ones (RFC 5280). */
export function openStatusService({ authority, responder, signer, status, at }: Desk): RevocationProvider {
  const statusOf = (certificate: Uint8Array) =>
    Buffer.from(certificate).equals(signer) ? status : ('good' as const);
  return {
    getOCSP: async (certificate, issuer) =>
      answer(
        { certificate: Certificate.fromBER(certificate), issuer: Certificate.fromBER(issuer) },
        responder,
        { status: statusOf(certificate), at },
      ),
    getCRL: async () => (status === 'good' ? list(authority, at) : null),
  };
}

async function answer(
  { certificate, issuer }: { readonly certificate: Certificate; readonly issuer: Certificate },
  responder: Credential,
  { status, at }: Pick<Desk, 'status' | 'at'>,
): Promise<Uint8Array> {
  const own = Certificate.fromBER(responder.certificate.rawData);
  const period = periodOf(status, at);
  const response = new BasicOCSPResponse({
    tbsResponseData: new ResponseData({
      responderID: own.subject,
      producedAt: period.thisUpdate,
      responses: [
        new SingleResponse({
          certID: await CertID.create(certificate, { hashAlgorithm: 'SHA-256', issuerCertificate: issuer }),
          certStatus: statusBlock(status, at),
          ...period,
        }),
      ],
    }),
    certs: [own],
  });
  await response.sign(responder.privateKey, 'SHA-256');
  const encoded = new OCSPResponse({
    responseStatus: new Enumerated({ value: 0 }),
    responseBytes: new ResponseBytes({
      responseType: OCSP_BASIC,
      response: new OctetString({ valueHex: response.toSchema().toBER() }),
    }),
  });
  return new Uint8Array(encoded.toSchema().toBER());
}

/** One that has run out was said a month ago, by a responder whose certificate was valid then. */
function periodOf(status: Status, at: Date) {
  const from = at.getTime() - (status === 'expired' ? 720 * HOUR : 0);
  return { thisUpdate: new Date(from), nextUpdate: new Date(from + 24 * HOUR) };
}

function statusBlock(status: Status, at: Date) {
  const tag = { good: 0, expired: 0, revoked: 1, unknown: 2 }[status];
  const idBlock = { tagClass: CONTEXT_SPECIFIC, tagNumber: tag };
  if (status !== 'revoked') return new Primitive({ idBlock });
  return new Constructed({
    idBlock,
    value: [new GeneralizedTime({ valueDate: new Date(at.getTime() - HOUR) })],
  });
}

async function list({ certificate, privateKey }: Authority, at: Date): Promise<Uint8Array> {
  const crl = new CertificateRevocationList({
    version: 1,
    issuer: Certificate.fromBER(certificate.rawData).subject,
    thisUpdate: new Time({ type: 0, value: at }),
    nextUpdate: new Time({ type: 0, value: new Date(at.getTime() + 24 * HOUR) }),
  });
  await crl.sign(privateKey, 'SHA-256');
  return new Uint8Array(crl.toSchema(true).toBER());
}
