import type { findings as source } from '../nl/findings.ts';
import type { Texts } from '../texts.ts';

export const findings: Texts<typeof source> = {
  dossier: {
    DOSSIER_NULL: 'The dossier was not found.',
    DOSSIER_NO_LANGUAGE: 'The dossier has no language. Choose one.',
    DOSSIER_RESPONSIBLE_BAILIFF_NOT_BAILIFF:
      'The person responsible for this dossier is not a bailiff. Choose a bailiff.',
    DOSSIER_NO_BALANCE_TO_DISTRIBUTE: 'There is no balance to distribute. Fill in the balance.',
    DOSSIER_ASSETS_WORTH_MORE_THAN_BALANCE_TO_DISTRIBUTE:
      'The assets together brought in more than the balance to distribute. Correct the balance or the amounts.',
    DOSSIER_INVALID_DEFENDANT:
      'The details of the debtor are invalid or incomplete. Complete them under ‘General’.',
    DOSSIER_INVALID_DEFENDANT_ADDRESS:
      'The address of the debtor is invalid or incomplete. Complete it under ‘General’.',
    DOSSIER_NO_STATEMENTS: 'The dossier has no statements. Add at least one.',
    DOSSIER_NOT_VALIDATED_STATEMENTS: 'This statement has not been validated yet. Review and validate it.',
    DOSSIER_BAILIFF_HAS_NO_IMMATRICULATION:
      'The responsible bailiff has no professional designation in the language of the dossier. Add it to the bailiff’s user account.',
    STATEMENT_NULL: 'The statement was not found.',
    STATEMENT_INVALID: 'The statement was declared invalid and takes no part in the distribution.',
    STATEMENT_DELETED: 'The statement has been deleted.',
    STATEMENT_CREDITOR_INVALID:
      'The details of the creditor are invalid or incomplete. Correct them in the statement.',
    STATEMENT_CREDITOR_INVALID_ADDRESS:
      'The address of the creditor is invalid or incomplete. Correct it in the statement.',
    STATEMENT_NO_TITLE_DOCUMENT: 'The statement has no title document. Upload it.',
    STATEMENT_NO_SETTLEMENT_DOCUMENT: 'The statement has no settlement document. Upload it.',
    STATEMENT_NO_CLAIMS: 'The statement contains no claims. Add at least one.',
    STATEMENT_CLAIM_ZERO_AMOUNT_DEMANDED: 'The amount claimed in the statement is zero. Enter the amount.',
    PRIVILEGED_CLAIM_ZERO_AMOUNT_DEMANDED: 'The amount of the privileged claim is zero. Enter the amount.',
    PRIVILEGED_CLAIM_NO_PRIVILEGE: 'No privilege has been chosen for the privileged claim. Choose it.',
    PRIVILEGED_CLAIM_DIFFERENT_TYPE_THEN_PRIVILEGE:
      'The type of the claim does not match the type of the chosen privilege. Change one of the two.',
    PRIVILEGED_CLAIM_NO_DOCUMENT: 'The privileged claim has no supporting document. Upload it.',
    PRIVILEGED_CLAIM_DEMAND_MORE_THAN_CLAIM:
      'The privileged claims add up to more than the total amount claimed. Lower a claim or raise the total.',
    SPECIFIC_CLAIM_ASSET_ZERO_VALUE:
      'The asset on which the special privilege rests brought in nothing. The claim counts as an ordinary one.',
    SPECIFIC_CLAIM_NO_ASSET: 'The special privilege is not linked to an asset. Choose the asset.',
  },
  calculation: {
    governingDateInvalid:
      'The date that determines the applicable law is not valid. Check the date of the sale or the seizure.',
    duplicateId: 'Two parts of the calculation have the same identifier. Please contact support.',
    amountNegative: 'The amount of an asset, a cost or a claim is negative. Correct it.',
    amountTooLarge: 'The amount of an asset, a cost or a claim is too large to calculate with. Correct it.',
    poolUnknown: 'A cost or a claim refers to an asset that is not in the dossier. Choose another asset.',
    poolMissing: 'The special privilege is not linked to an asset. Choose the asset.',
    poolNotAllowed: 'This cost or claim cannot be linked to this asset. Choose another asset.',
    privilegeUnknown: 'This privilege does not exist. Choose a privilege from the list.',
    privilegeNotInForce:
      'This privilege was not in force on the date that applies. Choose another privilege.',
    claimsExceedTotal:
      'The privileged claims add up to more than the total amount claimed. Lower a claim or raise the total.',
    partsExceedClaim:
      'A part of a claim (reserved, without privilege or for a single asset) is more than the claim. Lower it.',
    creditorUnknown:
      'A cost is borne by a creditor who does not take part in the distribution. Choose another creditor.',
    dateInvalid: 'The date of an asset, a cost or a claim is not valid. Correct it.',
    dateNeeded:
      'Whether this right or another one in the dossier goes first depends on the date on which it arose ({{rule}}). Enter that date.',
    assignmentTimeNeeded:
      'It is not known on what day and at what hour the central file received the notice of an assignment of the income. Enter both: they decide whether the assignment goes before the seizure.',
    seizureTimeNeeded:
      'The income was assigned, but the day and hour of the seizure are not known. Enter them with whoever pays the income, or enter the date of the seizure.',
    reasonMissing: 'A decision of the bailiff has no reason. Give the reason.',
    decisionUnknownClaim: 'A decision names a claim that is not in the dossier. Set the order again.',
    rankNotEditable: 'The rank of this privilege is fixed and cannot be changed.',
    estateUnknown: 'A share or a debtor belongs to no estate of this dossier.',
    solidaryUnsettled:
      'The solidary claims depend on each other so much that the sharing between the estates does not settle. Decide yourself what each estate gives: enter the other amounts as payments.',
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
      'The tariff has no price for ‘{{cost}}’ on {{date}}. Ask the platform administrator to complete the dossier costs.',
    lawMissing: 'The law register has no value for {{date}}. Check the date of the sale or of the seizure.',
    rateMissing:
      'The {{rate}} is not known for {{date}}. The platform administrator enters it under Parameters as soon as it is published. If you do not want to wait, stop the interest of this claim from running on and state what is due up to that day.',
    massChanged:
      'This follow-up dossier distributes the same estate with the same costs anew, and it has been changed. Restore the balance, the assets and the costs as in the previous dossier.',
    costsExceedReleased:
      'The costs of this supplementary distribution are higher than what is released. Cancel this dossier and open the follow-up with the right costs.',
    receivedMore:
      'This creditor has already received more than is now due. Apart from the decision nothing in the dossier may be changed, and the choices of the bailiff are the same as in the previous dossier.',
    rankingNotCalculated:
      'A ranking procedure is conducted by the notary (Judicial Code, articles 1639–1654) and is not calculated here. The dossier is kept; if it is a proportional distribution, change the type of distribution.',
  },
  signer: {
    signerNotActive: '{{name}} is to sign, but is not (or no longer) approved. Choose someone else.',
    signerNotBailiff: '{{name}} is to sign, but is not a bailiff. Choose someone else.',
    signerWithoutImmatriculation:
      '{{name}} is to sign, but has no professional designation in the language of the dossier. Add it to the user account.',
  },
  titles: {
    titleMissing:
      'It is not said which title this is founded on. Give the title, or record that the claim is not contested (Judicial Code, article 1628).',
    titleIncomplete:
      'A title cannot be identified yet: details such as the date or the court are missing. Complete them.',
  },
  attention: {
    dossierStopped:
      'The distribution has been stopped since {{date}} ({{name}}). The report cannot be signed, sent or carried out while this holds.',
    debtorDeceased:
      '{{name}} has died ({{date}}). The distribution goes on against the estate: address what is meant for the debtor to the heirs or the notary.',
    sumCantoned:
      'There has been a cantonment since {{date}} ({{name}}). The cantoned sum is for the creditor who seized: check whether it is part of the mass to distribute.',
    claimUnderPlan:
      'A payment plan has been running since {{date}} ({{name}}). Enforcement of that claim is suspended while it is kept: check whether it should count.',
    consultationMissing:
      'The date and time of the consultation of the central file of notices (CBB) are missing. Fill them in, or annex the attestation to the report.',
    consultationOld: 'The consultation of the central file of notices (CBB) is {{days}} days old.',
    statementLate: 'The statement was received after the deadline.',
    amountChanged: 'The amount claimed was changed from {{before}} to {{after}}.',
    costsShare: 'The costs amount to {{percent}}% of the balance to distribute.',
    pledgeWorthTooMuch:
      'The pledged assets brought in {{value}}, more than twice what the pledge secures ({{secured}}). What a consumer pledges may not be worth more (art. 7 Pledge Act): check whether the pledge holds.',
    smallTransfer: 'The creditor receives only {{amount}}.',
    scaleUnconfirmed:
      'The amounts of Judicial Code 1409 for payments on {{date}} are not confirmed yet. The report can be signed once a platform administrator confirms them.',
    assignmentOnSeizureDay:
      'An assignment of the income was notified on {{date}}, the day of the seizure, and the hour of the seizure is not known. It is held to be later than the seizure. If it came first, enter the hour of the seizure with whoever pays the income.',
    delegationWithoutMaintenance:
      'A claim with a delegation does not have the privilege of maintenance. A delegation exists for maintenance only: choose that privilege, or another right to the income.',
    quotaPaidLess:
      '{{payer}} paid {{paid}} on {{date}}: {{difference}} less than the attachable part of {{quota}} that the office computes.',
    quotaPaidMore:
      '{{payer}} paid {{paid}} on {{date}}: {{difference}} more than the attachable part of {{quota}} that the office computes.',
    quotaDifferenceExplained:
      '{{payer}} paid {{paid}} on {{date}}, the office computes {{quota}}. Explanation: {{note}}',
    creditorUnreachable:
      'The report cannot reach this creditor: complete the email address or the Belgian postal address before you sign.',
    defendantUnreachable:
      'Debtor {{name}} cannot receive the report: the address is incomplete, or registered letters do not go there. After the signature the dossier can no longer be changed.',
    creditorUnprintable:
      'The name of this creditor contains characters that the report cannot show: {{characters}}. A question mark takes their place: write the name in Latin letters.',
    defendantUnprintable:
      'The name of debtor {{name}} contains characters that the report cannot show: {{characters}}. A question mark takes their place: write the name in Latin letters.',
    emailAlone:
      'Creditors who get the report by email alone: {{count}}. An email is not enough (art. 1629 Judicial Code): their time limit only runs from a dated receipt or a registered letter, unless you decide otherwise when sending.',
    defendantSituation:
      'Debtor {{name}} in the KBO: {{situation}}, according to the extract of {{date}}. Check what this means for the distribution.',
    defendantGone:
      'Debtor {{name}} has not been in the KBO since extract {{extract}}. The register does not say why: check it.',
    creditorSituation:
      'Creditor in the KBO: {{situation}}, according to the extract of {{date}}. Check whom you pay.',
    creditorGone:
      'The creditor has not been in the KBO since extract {{extract}}. The register does not say why: check whom you pay.',
    costNameMissing:
      'The cost ‘{{cost}}’ has no name in the language of the dossier. The report shows the Dutch one: ask the administrator to add it.',
    introductionMissing:
      'The office’s introduction does not exist in the language of the dossier. The report leaves it out; an administrator of the office can add it under Templates.',
    remarksMissing:
      'The office’s remarks do not exist in the language of the dossier. The report leaves them out; an administrator of the office can add them under Templates.',
    nobodyInvited:
      'Nobody was invited to submit a statement, although article 1627 of the Judicial Code requires it. The report says so.',
    invitationsEndedEarly:
      'The office ended invitations ({{count}}) before the statutory last day, {{date}} (Judicial Code, article 1627). The report says so.',
    accountMissing: 'There is no account number. Ask for it before you pay.',
    accountShared:
      'Account {{account}} is given for {{count}} different creditors: {{names}}. Check whether that is right.',
    creditorRepeated:
      'This creditor has {{count}} statements. Check that the same debt does not count twice.',
    communicationWrong:
      'The structured communication {{reference}} is not right: its check digits are wrong.',
    postcodeElsewhere: 'Postcode {{postcode}} is not that of {{city}}. Check the address.',
    costsExceedMoney:
      'The costs ({{costs}}) are higher than the balance to distribute ({{balance}}): no creditor receives anything.',
    feeOfOtherClass:
      '‘{{cost}}’ charges {{fee}}; for a balance of {{balance}} the tariff provides for {{classFee}}.',
    tariffUnverified:
      'Not confirmed in the text of the tariff: {{names}}. The bailiff confirms this before signing.',
    seizingCreditorMissing:
      'No seizing creditor is entered. The report then does not name at whose request the seizure was made.',
    seizureTitleMissing: 'The title of the seizure is not entered. Add it to the deeds.',
    seizureDeedMissing: 'The deed of seizure is missing among the deeds, or has no date.',
    saleReportMissing: 'The report of the sale is missing among the deeds, or has no date.',
    thirdPartyMissing: 'The third-party debtor is not entered.',
    thirdPartyDatesMissing:
      'Of a third-party debtor the date of the declaration, or of receipt of the money, is missing.',
    tariffOld:
      'Prices from before the indexation of {{date}}: {{names}}. The bailiff confirms this before signing.',
  },
};
