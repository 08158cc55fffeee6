import { DOCUMENT_FAULTS, SIGNATURE_LACKS } from '@prorata/domain/signature';

/**
 * Why a document that came back from the signing service does not count as our report, signed: it is not what we sent,
 * not signed as it must be, lacks what the platform demands, or the dossier changed or was stopped meanwhile.
 */
export const SIGNATURE_FAULTS = [...DOCUMENT_FAULTS, ...SIGNATURE_LACKS, 'outdated', 'stopped'] as const;
export type SignatureFault = (typeof SIGNATURE_FAULTS)[number];
