import type {
  ClaimToValidate,
  DossierToValidate,
  StatementToValidate,
} from '../src/dossier-validation/dossier-to-validate.ts';

const ADDRESS = { address1: null, street: 'Kerkstraat', zipcode: '9000', city: 'Gent', country: 'BE' };

const NOBODY = {
  firstName: null,
  lastName: null,
  nationalNumber: null,
  companyName: null,
  enterpriseNumber: null,
};

/** A lessor's claim on the van. */
const SPECIFIC_CLAIM: ClaimToValidate = {
  id: 'claim-rent',
  type: 'specific',
  amountDemandedCents: 300_000n,
  rejectedCents: 0n,
  privilegeType: 'specific',
  hasDocument: true,
  assetIds: ['van'],
};

const GENERAL_CLAIM: ClaimToValidate = {
  ...SPECIFIC_CLAIM,
  id: 'claim-wages',
  type: 'general',
  amountDemandedCents: 100_000n,
  rejectedCents: 0n,
  privilegeType: 'general',
  assetIds: [],
};

const COMPANY_STATEMENT: StatementToValidate = {
  id: 'statement-company',
  isThirdParty: false,
  isValidated: true,
  isDeleted: false,
  creditor: {
    ...NOBODY,
    type: 'legalEntity',
    companyName: 'Immo Leie NV',
    enterpriseNumber: '0403227515',
    address: ADDRESS,
  },
  totalAmountClaimedCents: 500_000n,
  declaredTotalCents: null,
  documentTypes: ['title', 'settlement'],
  claims: [SPECIFIC_CLAIM, GENERAL_CLAIM],
};

/** Filed with an invitation code, without any privilege. */
const PERSON_STATEMENT: StatementToValidate = {
  ...COMPANY_STATEMENT,
  id: 'statement-person',
  isThirdParty: true,
  creditor: {
    ...NOBODY,
    type: 'person',
    firstName: 'An',
    lastName: 'Peeters',
    nationalNumber: '85073003328',
    address: ADDRESS,
  },
  claims: [],
};

/** A dossier without findings, to be broken in one place by each test. */
export const VALID_DOSSIER = {
  fileNumber: '2026/0147',
  language: 'nl',
  responsibleBailiff: {
    userType: 'Bailiff',
    dutchImmatriculation: 'gerechtsdeurwaarder te Gent',
    frenchImmatriculation: null,
  },
  balanceToDistributeCents: 1_000_000n,
  assets: [
    { id: 'van', collectedCents: 600_000n },
    { id: 'furniture', collectedCents: 0n },
  ],
  defendant: { ...NOBODY, firstName: 'Jan', lastName: 'Maes', address: ADDRESS },
  statements: [COMPANY_STATEMENT, PERSON_STATEMENT],
} as const satisfies DossierToValidate;

export { COMPANY_STATEMENT, GENERAL_CLAIM, PERSON_STATEMENT, SPECIFIC_CLAIM };
