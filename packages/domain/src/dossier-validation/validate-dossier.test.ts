import { describe, expect, it } from 'vitest';
import {
  COMPANY_STATEMENT,
  GENERAL_CLAIM,
  PERSON_STATEMENT,
  SPECIFIC_CLAIM,
  VALID_DOSSIER,
} from '../../testing/valid-dossier.ts';
import { DOSSIER_VALIDATION_CODES, type DossierValidationCode } from '../vocabulary.ts';
import type { ClaimToValidate, DossierToValidate, StatementToValidate } from './dossier-to-validate.ts';
import { type DossierFinding, hasNoErrors } from './finding.ts';
import { validateDossier } from './validate-dossier.ts';

interface Case {
  /** Differs from the valid dossier in one thing, which the code names. */
  readonly broken: DossierToValidate | null;
  /** Comes as close to it as a valid dossier can. */
  readonly sound: DossierToValidate;
  readonly place?: Partial<DossierFinding>;
}

function dossier(change: Partial<DossierToValidate>): DossierToValidate {
  return { ...VALID_DOSSIER, ...change };
}

function companyStatement(change: Partial<StatementToValidate>): DossierToValidate {
  return dossier({ statements: [{ ...COMPANY_STATEMENT, ...change }, PERSON_STATEMENT] });
}

function creditor(change: Partial<StatementToValidate['creditor']>): DossierToValidate {
  return companyStatement({ creditor: { ...COMPANY_STATEMENT.creditor, ...change } });
}

function specificClaim(change: Partial<ClaimToValidate>): DossierToValidate {
  return companyStatement({ claims: [{ ...SPECIFIC_CLAIM, ...change }, GENERAL_CLAIM] });
}

function defendant(change: Partial<DossierToValidate['defendant']>): DossierToValidate {
  return dossier({ defendant: { ...VALID_DOSSIER.defendant, ...change } });
}

function bailiff(change: Partial<NonNullable<DossierToValidate['responsibleBailiff']>>): DossierToValidate {
  return dossier({ responsibleBailiff: { ...VALID_DOSSIER.responsibleBailiff, ...change } });
}

const COMPANY = { creditorName: 'Immo Leie NV', statementId: 'statement-company' };
const PERSON = { creditorName: 'An Peeters', statementId: 'statement-person' };
const RENT = { ...COMPANY, claimId: 'claim-rent' };

const CASES: Record<DossierValidationCode, Case> = {
  DOSSIER_NULL: { broken: null, sound: VALID_DOSSIER, place: { fileNumber: null } },
  DOSSIER_NO_LANGUAGE: {
    broken: dossier({ language: null }),
    sound: dossier({ language: 'en' }),
  },
  DOSSIER_RESPONSIBLE_BAILIFF_NOT_BAILIFF: {
    broken: bailiff({ userType: 'CandidateBailiff' }),
    sound: bailiff({ userType: 'Bailiff' }),
  },
  DOSSIER_NO_BALANCE_TO_DISTRIBUTE: {
    broken: dossier({ balanceToDistributeCents: 0n }),
    sound: dossier({ balanceToDistributeCents: 600_000n }),
  },
  DOSSIER_ASSETS_WORTH_MORE_THAN_BALANCE_TO_DISTRIBUTE: {
    broken: dossier({ balanceToDistributeCents: 599_999n }),
    sound: dossier({ balanceToDistributeCents: 600_000n }),
  },
  DOSSIER_INVALID_DEFENDANT: {
    broken: defendant({ nationalNumber: '85073003329' }),
    sound: defendant({ nationalNumber: '85.07.30-033.28' }),
  },
  DOSSIER_INVALID_DEFENDANT_ADDRESS: {
    broken: defendant({ address: { ...VALID_DOSSIER.defendant.address, zipcode: '900' } }),
    sound: defendant({ address: { ...VALID_DOSSIER.defendant.address, zipcode: '900', country: 'IS' } }),
  },
  DOSSIER_NO_STATEMENTS: {
    broken: dossier({ statements: [] }),
    sound: dossier({ statements: [PERSON_STATEMENT] }),
  },
  DOSSIER_NOT_VALIDATED_STATEMENTS: {
    broken: dossier({ statements: [COMPANY_STATEMENT, { ...PERSON_STATEMENT, isValidated: false }] }),
    sound: dossier({ statements: [COMPANY_STATEMENT, { ...PERSON_STATEMENT, isValidated: true }] }),
    place: PERSON,
  },
  DOSSIER_BAILIFF_HAS_NO_IMMATRICULATION: {
    broken: bailiff({ dutchImmatriculation: ' ', frenchImmatriculation: 'huissier de justice à Gand' }),
    sound: dossier({ language: 'en' }),
  },
  STATEMENT_NULL: {
    broken: dossier({ statements: [COMPANY_STATEMENT, null] }),
    sound: dossier({ statements: [COMPANY_STATEMENT] }),
  },
  STATEMENT_INVALID: {
    broken: dossier({
      statements: [
        COMPANY_STATEMENT,
        { ...PERSON_STATEMENT, totalAmountClaimedCents: 0n, isValidated: false, documentTypes: [] },
      ],
    }),
    sound: dossier({ statements: [COMPANY_STATEMENT, { ...PERSON_STATEMENT, totalAmountClaimedCents: 1n }] }),
    place: PERSON,
  },
  STATEMENT_DELETED: {
    broken: dossier({ statements: [COMPANY_STATEMENT, { ...PERSON_STATEMENT, isDeleted: true }] }),
    sound: dossier({ statements: [COMPANY_STATEMENT] }),
    place: PERSON,
  },
  STATEMENT_CREDITOR_INVALID: {
    broken: creditor({ enterpriseNumber: '0403227516' }),
    sound: creditor({ enterpriseNumber: null }),
    place: COMPANY,
  },
  STATEMENT_CREDITOR_INVALID_ADDRESS: {
    broken: creditor({ address: { ...COMPANY_STATEMENT.creditor.address, street: '' } }),
    sound: creditor({
      address: { ...COMPANY_STATEMENT.creditor.address, street: '', address1: 'Postbus 12' },
    }),
    place: COMPANY,
  },
  STATEMENT_NO_TITLE_DOCUMENT: {
    broken: companyStatement({ documentTypes: ['settlement', 'other'] }),
    sound: companyStatement({ documentTypes: ['other', 'title', 'settlement', 'title'] }),
    place: COMPANY,
  },
  STATEMENT_NO_SETTLEMENT_DOCUMENT: {
    broken: companyStatement({ documentTypes: ['title'] }),
    sound: companyStatement({ documentTypes: ['settlement', 'title'] }),
    place: COMPANY,
  },
  STATEMENT_NO_CLAIMS: {
    broken: companyStatement({ totalAmountClaimedCents: 0n, claims: [] }),
    sound: companyStatement({ totalAmountClaimedCents: 1n, claims: [] }),
    place: COMPANY,
  },
  STATEMENT_CLAIM_ZERO_AMOUNT_DEMANDED: {
    broken: companyStatement({ totalAmountClaimedCents: 0n }),
    sound: companyStatement({ totalAmountClaimedCents: 400_000n }),
    place: COMPANY,
  },
  PRIVILEGED_CLAIM_ZERO_AMOUNT_DEMANDED: {
    broken: specificClaim({ amountDemandedCents: 0n }),
    sound: specificClaim({ amountDemandedCents: 0n, rejectedCents: 1n }),
    place: RENT,
  },
  PRIVILEGED_CLAIM_NO_PRIVILEGE: {
    broken: specificClaim({ privilegeType: null }),
    sound: specificClaim({ type: 'chirographic', privilegeType: null, hasDocument: false, assetIds: [] }),
    place: RENT,
  },
  PRIVILEGED_CLAIM_DIFFERENT_TYPE_THEN_PRIVILEGE: {
    broken: specificClaim({ privilegeType: 'general' }),
    sound: specificClaim({ type: 'general', privilegeType: 'general' }),
    place: RENT,
  },
  PRIVILEGED_CLAIM_NO_DOCUMENT: {
    broken: specificClaim({ hasDocument: false }),
    sound: specificClaim({ hasDocument: true }),
    place: RENT,
  },
  PRIVILEGED_CLAIM_DEMAND_MORE_THAN_CLAIM: {
    broken: companyStatement({ totalAmountClaimedCents: 399_999n }),
    sound: companyStatement({ totalAmountClaimedCents: 400_000n }),
    place: { ...COMPANY, claimId: 'claim-wages' },
  },
  SPECIFIC_CLAIM_ASSET_ZERO_VALUE: {
    broken: specificClaim({ assetIds: ['furniture'] }),
    sound: specificClaim({ assetIds: ['van'] }),
    place: RENT,
  },
  SPECIFIC_CLAIM_NO_ASSET: {
    broken: specificClaim({ assetIds: ['sold to somebody else'] }),
    sound: specificClaim({ assetIds: ['van'] }),
    place: RENT,
  },
};

const WARNINGS: readonly DossierValidationCode[] = ['STATEMENT_INVALID', 'SPECIFIC_CLAIM_ASSET_ZERO_VALUE'];

describe('validateDossier', () => {
  it('only points at a statement of the office of which nothing is accepted', () => {
    const rejected = { totalAmountClaimedCents: 0n, declaredTotalCents: 90_000n, isValidated: false };
    const found = validateDossier(
      dossier({ statements: [PERSON_STATEMENT, { ...COMPANY_STATEMENT, ...rejected, documentTypes: [] }] }),
    );
    expect(found).toMatchObject([{ code: 'STATEMENT_INVALID', severity: 'warning', ...COMPANY }]);
  });

  it('finds nothing in a valid dossier', () => {
    expect(validateDossier(VALID_DOSSIER)).toEqual([]);
  });

  describe.each(DOSSIER_VALIDATION_CODES)('%s', (code) => {
    const { broken, sound, place } = CASES[code];

    it('is the only finding where it belongs, with its place', () => {
      const severity = WARNINGS.includes(code) ? 'warning' : 'error';
      const nowhere = { fileNumber: '2026/0147', creditorName: null, statementId: null, claimId: null };
      expect(validateDossier(broken)).toEqual([{ code, severity, ...nowhere, ...place }]);
    });

    it('is not found where it does not belong', () => {
      expect(validateDossier(sound)).toEqual([]);
    });

    it(WARNINGS.includes(code) ? 'lets a calculation follow' : 'stands in the way of a calculation', () => {
      expect(hasNoErrors(validateDossier(broken))).toBe(WARNINGS.includes(code));
    });
  });

  it('reports everything at once: the dossier, then the statements in order, then their claims', () => {
    const nameless = { ...COMPANY_STATEMENT.creditor, companyName: ' ' };
    const findings = validateDossier({
      ...VALID_DOSSIER,
      language: null,
      balanceToDistributeCents: 0n,
      statements: [
        { ...PERSON_STATEMENT, isValidated: false, documentTypes: [] },
        null,
        {
          ...COMPANY_STATEMENT,
          creditor: nameless,
          claims: [{ ...SPECIFIC_CLAIM, hasDocument: false, assetIds: [] }],
        },
      ],
    });
    expect(findings.map(({ code, statementId, claimId }) => [code, statementId, claimId])).toEqual([
      ['DOSSIER_NO_LANGUAGE', null, null],
      ['DOSSIER_NO_BALANCE_TO_DISTRIBUTE', null, null],
      ['DOSSIER_NOT_VALIDATED_STATEMENTS', 'statement-person', null],
      ['STATEMENT_NO_TITLE_DOCUMENT', 'statement-person', null],
      ['STATEMENT_NO_SETTLEMENT_DOCUMENT', 'statement-person', null],
      ['STATEMENT_NULL', null, null],
      ['STATEMENT_CREDITOR_INVALID', 'statement-company', null],
      ['PRIVILEGED_CLAIM_NO_DOCUMENT', 'statement-company', 'claim-rent'],
      ['SPECIFIC_CLAIM_NO_ASSET', 'statement-company', 'claim-rent'],
    ]);
  });

  it('an error among warnings stands in the way too', () => {
    const findings = validateDossier(specificClaim({ assetIds: ['furniture'], hasDocument: false }));
    expect(findings.map(({ severity }) => severity)).toEqual(['error', 'warning']);
    expect(hasNoErrors(findings)).toBe(false);
  });

  it('a dossier whose statements all stay out has no statements', () => {
    const invalid = { ...PERSON_STATEMENT, totalAmountClaimedCents: 0n };
    expect(validateDossier(dossier({ statements: [invalid] })).map(({ code }) => code)).toEqual([
      'DOSSIER_NO_STATEMENTS',
      'STATEMENT_INVALID',
    ]);
  });

  it('names only the claim with which the total is passed, not those after it', () => {
    const claims = ['a', 'b', 'c'].map((id) => ({ ...GENERAL_CLAIM, id, amountDemandedCents: 200_000n }));
    const findings = validateDossier(companyStatement({ totalAmountClaimedCents: 300_000n, claims }));
    expect(findings.map(({ claimId }) => claimId)).toEqual(['b']);
  });

  it("without a responsible bailiff nothing is asked about the bailiff's texts", () => {
    expect(validateDossier(dossier({ responsibleBailiff: null })).map(({ code }) => code)).toEqual([
      'DOSSIER_RESPONSIBLE_BAILIFF_NOT_BAILIFF',
    ]);
  });
});

it('looks at every defendant', () => {
  const codesOf = (coDefendants: DossierToValidate['coDefendants']) =>
    validateDossier({ ...VALID_DOSSIER, ...(coDefendants && { coDefendants }) }).map(({ code }) => code);
  const nobody = { ...VALID_DOSSIER.defendant, companyName: null, firstName: null, lastName: null };
  expect(codesOf([VALID_DOSSIER.defendant])).toEqual([]);
  expect(codesOf([nobody])).toEqual(['DOSSIER_INVALID_DEFENDANT']);
});
