import { type PDF, PdfRef, PdfStream } from '@libpdf/core';
import type { RevocationState } from '@prorata/domain/signature';
import { Constructed, OctetString, Sequence } from 'asn1js';
import {
  BasicOCSPResponse,
  CertID,
  Certificate,
  CertificateRevocationList,
  OCSPResponse,
  type SignedData,
  type SingleResponse,
} from 'pkijs';
import { findIssuer, isFor, type Trust } from './certificates.ts';
import { ENGINE } from './engine.ts';

const REVOCATION_ARCHIVE = '1.2.840.113583.1.1.8';
const OCSP_BASIC = '1.3.6.1.5.5.7.48.1.1';
const OCSP_SIGNING = '1.3.6.1.5.5.7.3.9';
/** An answer that does not say until when it holds is good for a day. */
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** What came with a signature to prove later that no certificate in it was withdrawn. */
export interface ValidationData {
  readonly certificates: readonly Certificate[];
  readonly answers: readonly BasicOCSPResponse[];
  readonly lists: readonly CertificateRevocationList[];
}

export interface Revocation {
  readonly state: RevocationState;
  /** When the authority said so, or when it withdrew the certificate. */
  readonly at: Date | null;
}

/** The document's security store (DSS, ISO 32000-2, 12.8.4.3) and what the container itself carries. */
export function readValidationData(document: PDF, signedData: SignedData): ValidationData {
  const store = readStore(document);
  const archive = readArchive(signedData);
  return {
    certificates: store.certificates,
    answers: [...store.answers, ...archive.answers, ...(signedData.ocsps ?? [])],
    lists: [
      ...store.lists,
      ...archive.lists,
      ...(signedData.crls ?? []).filter((item) => item instanceof CertificateRevocationList),
    ],
  };
}

/** The attribute in which containers of before the DSS carry them (adbe-revocationInfoArchival, ISO 32000-1, 12.8.3.3.2). */
function readArchive({ signerInfos }: SignedData): Omit<ValidationData, 'certificates'> {
  const attribute = signerInfos[0]?.signedAttrs?.attributes.find(({ type }) => type === REVOCATION_ARCHIVE);
  const [archive] = attribute?.values ?? [];
  const parts = archive instanceof Sequence ? archive.valueBlock.value : [];
  const read = <Item>(tag: number, parse: (bytes: Uint8Array<ArrayBuffer>) => Item | undefined): Item[] => {
    const part = parts.find(({ idBlock }) => idBlock.tagNumber === tag);
    const [list] = part instanceof Constructed ? part.valueBlock.value : [];
    const items = list instanceof Sequence ? list.valueBlock.value : [];
    return items.flatMap((item) => readOrSkip(parse, new Uint8Array(item.toBER())));
  };
  return {
    lists: read(0, (bytes) => CertificateRevocationList.fromBER(bytes)),
    answers: read(1, parseAnswer),
  };
}

/** One that cannot be read says nothing, as if it were not there. */
function readOrSkip<Item>(
  parse: (bytes: Uint8Array<ArrayBuffer>) => Item | undefined,
  bytes: Uint8Array,
): Item[] {
  try {
    const item = parse(Uint8Array.from(bytes));
    return item === undefined ? [] : [item];
  } catch {
    return [];
  }
}

function readStore(document: PDF): ValidationData {
  const resolve = (reference: PdfRef) => document.getObject(reference);
  const store = document.getCatalog().getDict('DSS', resolve);
  const read = <Item>(name: string, parse: (bytes: Uint8Array<ArrayBuffer>) => Item | undefined): Item[] =>
    [...(store?.getArray(name, resolve) ?? [])].flatMap((item) => {
      const stream = item instanceof PdfRef ? resolve(item) : item;
      return stream instanceof PdfStream ? readOrSkip(parse, stream.getDecodedData()) : [];
    });
  return {
    certificates: read('Certs', (bytes) => Certificate.fromBER(bytes)),
    answers: read('OCSPs', parseAnswer),
    lists: read('CRLs', (bytes) => CertificateRevocationList.fromBER(bytes)),
  };
}

function parseAnswer(bytes: Uint8Array<ArrayBuffer>): BasicOCSPResponse | undefined {
  const { responseBytes } = OCSPResponse.fromBER(bytes);
  if (responseBytes?.responseType !== OCSP_BASIC || !(responseBytes.response instanceof OctetString))
    return undefined;
  return BasicOCSPResponse.fromBER(responseBytes.response.getValue());
}

/** What the data say of one certificate, at the moment of signing. A withdrawal counts, whatever else says it is good. */
export async function checkRevocation(
  certificate: Certificate,
  { answers, lists }: ValidationData,
  trust: Trust,
  at: Date,
): Promise<Revocation> {
  const issuer = await findIssuer(certificate, trust);
  if (issuer === undefined) return { state: 'missing', at: null };
  const found = [
    ...(await Promise.all(answers.map((answer) => readAnswer(answer, certificate, issuer, at)))).flat(),
    ...(await Promise.all(lists.map((list) => readList(list, certificate, issuer, at)))).flat(),
  ];
  const best = PREFERENCE.map((state) => found.find((one) => one.state === state)).find(
    (one) => one !== undefined,
  );
  return best ?? { state: 'missing', at: null };
}

const PREFERENCE: readonly RevocationState[] = ['revoked', 'good', 'unknown', 'expired', 'notTrusted'];

async function readAnswer(
  answer: BasicOCSPResponse,
  certificate: Certificate,
  issuer: Certificate,
  at: Date,
): Promise<Revocation[]> {
  const single = await findResponse(answer, certificate, issuer);
  if (single === undefined) return [];
  const isSpoken = await isByResponder(answer, issuer);
  if (!isSpoken) return [{ state: 'notTrusted', at: single.thisUpdate }];
  const state = OCSP_STATES[single.certStatus.idBlock.tagNumber] ?? 'unknown';
  if (state === 'good' && !isFresh(single, at)) return [{ state: 'expired', at: single.thisUpdate }];
  return [{ state, at: single.thisUpdate }];
}

const OCSP_STATES: readonly RevocationState[] = ['good', 'revoked', 'unknown'];

async function findResponse(
  { tbsResponseData }: BasicOCSPResponse,
  certificate: Certificate,
  issuer: Certificate,
) {
  for (const single of tbsResponseData.responses) {
    const algorithm = ENGINE.getAlgorithmByOID(single.certID.hashAlgorithm.algorithmId);
    if (!('name' in algorithm)) continue;
    const wanted = await CertID.create(
      certificate,
      { hashAlgorithm: algorithm.name, issuerCertificate: issuer },
      ENGINE,
    );
    if (wanted.isEqual(single.certID)) return single;
  }
  return undefined;
}

/** The authority itself, or whom it appointed for this (RFC 6960, 4.2.2.2). */
async function isByResponder(answer: BasicOCSPResponse, issuer: Certificate): Promise<boolean> {
  const appointed = (answer.certs ?? []).filter((one) => isFor(one, OCSP_SIGNING));
  for (const candidate of [issuer, ...appointed]) {
    const holds = await ENGINE.verifyWithPublicKey(
      Uint8Array.from(answer.tbsResponseData.tbsView),
      answer.signature,
      candidate.subjectPublicKeyInfo,
      answer.signatureAlgorithm,
    ).catch(() => false);
    if (holds) return candidate === issuer || candidate.verify(issuer, ENGINE).catch(() => false);
  }
  return false;
}

async function readList(
  list: CertificateRevocationList,
  certificate: Certificate,
  issuer: Certificate,
  at: Date,
): Promise<Revocation[]> {
  if (!list.issuer.isEqual(certificate.issuer)) return [];
  const thisUpdate = list.thisUpdate.value;
  const isSpoken = await list.verify({ issuerCertificate: issuer }, ENGINE).catch(() => false);
  if (!isSpoken) return [{ state: 'notTrusted', at: thisUpdate }];
  if (list.isCertificateRevoked(certificate)) return [{ state: 'revoked', at: thisUpdate }];
  const isStillGood = isFresh({ thisUpdate, nextUpdate: list.nextUpdate?.value }, at);
  return [{ state: isStillGood ? 'good' : 'expired', at: thisUpdate }];
}

/** Whether it still held when the signature was made. */
function isFresh(
  { thisUpdate, nextUpdate }: Pick<SingleResponse, 'thisUpdate'> & { readonly nextUpdate?: Date | undefined },
  at: Date,
): boolean {
  const until = nextUpdate ?? new Date(thisUpdate.getTime() + DAY_MILLISECONDS);
  return at <= until;
}
