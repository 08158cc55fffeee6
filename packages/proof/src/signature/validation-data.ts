import { type AsnType, Constructed, fromBER, OctetString, Sequence } from 'asn1js';
import {
  BasicOCSPResponse,
  Certificate,
  CertificateRevocationList,
  ContentInfo,
  OCSPResponse,
  SignedData,
  TSTInfo,
} from 'pkijs';

const REVOCATION_ARCHIVE = '1.2.840.113583.1.1.8';
const OCSP_BASIC = '1.3.6.1.5.5.7.48.1.1';
const SUCCESSFUL = 0;

/** Data that came with a signature to prove later that no certificate in it was withdrawn. */
export interface ValidationData {
  readonly certificates: readonly Certificate[];
  readonly answers: readonly BasicOCSPResponse[];
  readonly lists: readonly CertificateRevocationList[];
}

export const NO_VALIDATION_DATA: ValidationData = { certificates: [], answers: [], lists: [] };

export function joinValidationData(parts: readonly ValidationData[]): ValidationData {
  return {
    certificates: parts.flatMap(({ certificates }) => certificates),
    answers: parts.flatMap(({ answers }) => answers),
    lists: parts.flatMap(({ lists }) => lists),
  };
}

/** One item of the store; `undefined` when the bytes are not that, or not that alone. */
export function parseCertificate(bytes: Uint8Array): Certificate | undefined {
  return parseWhole(bytes, (schema) => new Certificate({ schema }));
}

export function parseList(bytes: Uint8Array): CertificateRevocationList | undefined {
  return parseWhole(bytes, (schema) => new CertificateRevocationList({ schema }));
}

export function parseAnswer(bytes: Uint8Array): BasicOCSPResponse | undefined {
  return parseWhole(bytes, (schema) => {
    const { responseStatus, responseBytes } = new OCSPResponse({ schema });
    const isBasic =
      responseBytes?.responseType === OCSP_BASIC && responseBytes.response instanceof OctetString;
    if (!isBasic || responseStatus.valueBlock.valueDec !== SUCCESSFUL) return undefined;
    return parseWhole(
      new Uint8Array(responseBytes.response.getValue()),
      (basic) => new BasicOCSPResponse({ schema: basic }),
    );
  });
}

export function isStampToken(bytes: Uint8Array): boolean {
  const info = parseWhole(bytes, (schema) => {
    const token = new SignedData({ schema: new ContentInfo({ schema }).content });
    const content = token.encapContentInfo.eContent?.getValue();
    return content && TSTInfo.fromBER(content);
  });
  return info !== undefined;
}

function parseWhole<Item>(bytes: Uint8Array, read: (schema: AsnType) => Item): Item | undefined {
  try {
    const { offset, result } = fromBER(Uint8Array.from(bytes).buffer);
    return offset === bytes.length ? read(result) : undefined;
  } catch {
    return undefined;
  }
}

/** The validation data in the container itself, beside its certificates. */
export function readContainerData(signedData: SignedData): ValidationData {
  const archive = readArchive(signedData);
  return {
    certificates: [],
    answers: [...archive.answers, ...(signedData.ocsps ?? [])],
    lists: [
      ...archive.lists,
      ...(signedData.crls ?? []).filter((item) => item instanceof CertificateRevocationList),
    ],
  };
}

/** The attribute in which containers of before the DSS carry them (adbe-revocationInfoArchival, ISO 32000-1, 12.8.3.3.2). */
function readArchive({ signerInfos }: SignedData): Pick<ValidationData, 'answers' | 'lists'> {
  const attribute = signerInfos[0]?.signedAttrs?.attributes.find(({ type }) => type === REVOCATION_ARCHIVE);
  const [archive] = attribute?.values ?? [];
  const parts = archive instanceof Sequence ? archive.valueBlock.value : [];
  const read = <Item>(tag: number, parse: (bytes: Uint8Array) => Item | undefined): Item[] => {
    const part = parts.find(({ idBlock }) => idBlock.tagNumber === tag);
    const [list] = part instanceof Constructed ? part.valueBlock.value : [];
    const items = list instanceof Sequence ? list.valueBlock.value : [];
    return items.flatMap((item) => parse(new Uint8Array(item.toBER())) ?? []);
  };
  return { lists: read(0, parseList), answers: read(1, parseAnswer) };
}
