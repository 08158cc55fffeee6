import type { findings as source } from '../nl/findings.ts';
import type { Texts } from '../texts.ts';

export const findings: Texts<typeof source> = {
  dossier: {
    DOSSIER_NULL: 'The dossier was not found.',
    DOSSIER_NO_LANGUAGE: 'The dossier has no language. Choose one.',
    DOSSIER_RESPONSIBLE_BAILIFF_NOT_BAILIFF: 'The responsible bailiff is not a bailiff. Choose a bailiff.',
    DOSSIER_NO_BALANCE_TO_DISTRIBUTE: 'There is no balance to distribute. Fill in the balance.',
    DOSSIER_ASSETS_WORTH_MORE_THAN_BALANCE_TO_DISTRIBUTE:
      'The assets together brought in more than the balance to distribute. Correct the balance or the amounts.',
    DOSSIER_INVALID_DEFENDANT: 'The details of the defendant are invalid or incomplete.',
    DOSSIER_INVALID_DEFENDANT_ADDRESS: 'The address of the defendant is invalid or incomplete.',
    DOSSIER_NO_STATEMENTS: 'The dossier has no statements. Add at least one.',
    DOSSIER_NOT_VALIDATED_STATEMENTS: 'Not all statements have been validated.',
    DOSSIER_BAILIFF_HAS_NO_IMMATRICULATION:
      'The responsible bailiff has no immatriculation text in the language of the dossier.',
    STATEMENT_NULL: 'The statement was not found.',
    STATEMENT_INVALID: 'The statement was declared invalid and takes no part in the distribution.',
    STATEMENT_DELETED: 'The statement has been deleted.',
    STATEMENT_CREDITOR_INVALID: 'The details of the creditor are invalid or incomplete.',
    STATEMENT_CREDITOR_INVALID_ADDRESS: 'The address of the creditor is invalid or incomplete.',
    STATEMENT_NO_TITLE_DOCUMENT: 'The statement has no title document. Upload it.',
    STATEMENT_NO_SETTLEMENT_DOCUMENT: 'The statement has no settlement document. Upload it.',
    STATEMENT_NO_CLAIMS: 'The statement contains no claims.',
    STATEMENT_CLAIM_ZERO_AMOUNT_DEMANDED: 'The amount demanded in the statement is zero.',
    PRIVILEGED_CLAIM_ZERO_AMOUNT_DEMANDED: 'The amount demanded of the privileged claim is zero.',
    PRIVILEGED_CLAIM_NO_PRIVILEGE: 'No privilege has been chosen for the privileged claim.',
    PRIVILEGED_CLAIM_DIFFERENT_TYPE_THEN_PRIVILEGE:
      'The type of the claim does not match the type of the chosen privilege.',
    PRIVILEGED_CLAIM_NO_DOCUMENT: 'The privileged claim has no proof document.',
    PRIVILEGED_CLAIM_DEMAND_MORE_THAN_CLAIM:
      'The privileged claims add up to more than the total amount claimed.',
    SPECIFIC_CLAIM_ASSET_ZERO_VALUE:
      'The asset on which the special privilege rests brought in nothing. The claim counts as an ordinary one.',
    SPECIFIC_CLAIM_NO_ASSET: 'The special privilege is not linked to an asset. Choose the asset.',
  },
  calculation: {
    governingDateInvalid:
      'The date that determines the applicable law is not valid. Check the date of the sale or the seizure.',
    duplicateId: 'Two parts of the calculation have the same identifier. Please contact support.',
    amountNegative: 'An amount is negative.',
    amountTooLarge: 'An amount is too large to calculate with.',
    poolUnknown: 'Something refers to an asset that is not in the dossier.',
    poolMissing: 'The special privilege is not linked to an asset. Choose the asset.',
    poolNotAllowed: 'This cost or claim cannot be linked to this asset.',
    privilegeUnknown: 'This privilege does not exist. Choose a privilege from the list.',
    privilegeNotInForce:
      'This privilege was not in force on the date that applies. Choose another privilege.',
    claimsExceedTotal: 'The privileged claims add up to more than the total amount claimed.',
    dateInvalid: 'A date is not valid.',
    dateNeeded: 'The rank of this privilege depends on the date on which the right arose. Enter that date.',
    reasonMissing: 'A decision of the bailiff has no reason. State the reason.',
    decisionUnknownClaim: 'A decision names a claim that is not in the dossier.',
    rankNotEditable: 'The rank of this privilege is fixed and cannot be changed.',
  },
  creditors: {
    creditorNameShared:
      'Another creditor has the same name and no number tells them apart. Say whether it is the same creditor: caps and costs per creditor depend on it.',
    creditorNumberShared:
      'You said that this is another creditor, but both have the same number. Answer again, or correct the number.',
    creditorNumbersDiffer:
      'You said that this is the same creditor as another, but their numbers differ. Answer again, or correct the number.',
  },
  gaps: {
    governingDateMissing: 'The date of the sale or of the seizure is missing. Fill it in.',
    priceMissing:
      'The tariff has no price for “{{cost}}” on {{date}}. Ask the platform administrator to complete the dossier costs.',
    lawMissing: 'The law register has no value for {{date}}. Check the date of the sale or of the seizure.',
    rankingNotCalculated:
      'A ranking procedure is led by the notary (Judicial Code 1639-1654) and is not calculated here. The dossier is kept; if it is a proportional distribution, change the type of distribution.',
  },
  signer: {
    signerNotActive: '{{name}} is to sign, but is not approved (any more). Choose another bailiff or signer.',
    signerNotBailiff: '{{name}} is to sign, but is not a bailiff. Choose another signer.',
    signerWithoutImmatriculation:
      '{{name}} is to sign, but has no immatriculation in the language of the dossier. Add it to the user.',
  },
  attention: {
    consultationMissing:
      'The date and hour of the CBB consultation are missing. Fill them in, or annex the attestation to the report.',
    consultationOld: 'The CBB consultation is {{days}} days old.',
    statementLate: 'The statement came after the term.',
    amountChanged: 'The amount claimed was changed from {{before}} to {{after}}.',
    costsShare: 'The costs take {{percent}} % of the balance to distribute.',
    smallTransfer: 'The creditor receives only {{amount}}.',
    creditorUnreachable:
      'The report cannot reach this creditor: complete the email address or the Belgian postal address before you sign.',
    costNameMissing:
      'The cost ‘{{cost}}’ has no name in the language of the dossier. The report shows the Dutch one: ask the administrator to add it.',
    nobodyInvited:
      'Nobody was invited to file a statement, although Judicial Code 1627 asks for it. The report says so.',
    invitationsEndedEarly:
      'The office ended invitations ({{count}}) before the legal last day, {{date}} (Judicial Code 1627). The report says so.',
    accountMissing: 'There is no account number. Ask for it before you pay.',
    accountShared:
      'Account {{account}} stands with {{count}} different creditors: {{names}}. Check whether that is right.',
    creditorRepeated:
      'This creditor has {{count}} statements. Check that the same debt does not count twice.',
    communicationWrong:
      'The structured communication {{reference}} is not right: its check digits are wrong.',
    postcodeElsewhere: 'Postcode {{postcode}} is not that of {{city}}. Check the address.',
    costsExceedMoney:
      'The costs ({{costs}}) are higher than the balance to distribute ({{balance}}): no creditor gets anything.',
    feeOfOtherClass: '“{{cost}}” charges {{fee}}; for a balance of {{balance}} the tariff has {{classFee}}.',
    tariffUnverified:
      'Not confirmed in the text of the tariff: {{names}}. The bailiff signs this off before signing.',
    tariffOld:
      'Prices from before the indexation of {{date}}: {{names}}. The bailiff signs this off before signing.',
  },
};
