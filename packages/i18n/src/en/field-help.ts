import type { fieldHelp as source } from '../nl/field-help.ts';
import type { Texts } from '../texts.ts';

export const fieldHelp: Texts<typeof source> = {
  law: 'Legal basis',
  more: 'More in the manual',
  newTab: 'opens in a new tab',
  topics: {
    centralFile: {
      title: 'Central file consulted',
      text: 'Before you begin the distribution you consult the central file of notices: it names who served an order to pay, attached or opposed. The report mentions the day and the hour.',
      law: 'art. 1391, § 2 Judicial Code',
    },
    origin: {
      title: 'Origin of the money',
      text: 'The money comes from a sale of movable goods, from a third-party attachment, or from both. Once it is there you invite the attaching and opposing creditors within fifteen days.',
      law: 'art. 1627 Judicial Code',
    },
    saleDate: {
      title: 'Date of sale',
      text: 'The day on which the goods were sold. The fifteen days for inviting the creditors are counted from the day after.',
      law: 'art. 1627 Judicial Code',
    },
    dateSeizure: {
      title: 'Date of attachment',
      text: 'With a third-party attachment the time limit for inviting runs once the money is in your hands. The third party pays at the earliest two days after the fifteen days that begin with the notice to the debtor.',
      law: 'art. 1543 and 1627 Judicial Code',
    },
    distributionType: {
      title: 'Kind of distribution',
      text: 'The proceeds of movable goods and money are distributed proportionally by the bailiff. The price of immovable property goes into a ranking procedure, which the notary conducts.',
      law: 'art. 1627-1637 and 1639-1654 Judicial Code',
    },
    recurring: {
      title: 'One-off or recurring payment',
      text: 'Wages or a benefit come in month by month. Each distribution has its own draft and its own fifteen days for contesting.',
      law: 'art. 1409-1412 and 1629 Judicial Code',
    },
    electedDomicile: {
      title: 'Elected domicile',
      text: 'A creditor may also be invited by ordinary letter to the elected domicile, if the party or its agent dates and signs the acknowledgement of receipt.',
      law: 'art. 1627, third paragraph, Judicial Code',
    },
    poolKind: {
      title: 'Kind of asset',
      text: 'An asset or a sum is for all creditors. Of an income only the attachable part is for all; the protected part may only be used for maintenance.',
      law: 'art. 1409-1412 Judicial Code',
    },
    letPremises: {
      title: 'In the let premises',
      text: 'The landlord has a privilege on what furnishes the let premises. Without this the calculation does not know whether the lot serves him.',
      law: 'Mortgage Act, art. 20, 1°',
    },
    costBearer: {
      title: 'Who bears the cost',
      text: 'Judicial costs come before everything, but only against those who benefit from them. Costs of one lot come off that lot; common costs come off all lots, in proportion.',
      law: 'Mortgage Act, art. 17 and 21; Judicial Code, art. 1631',
    },
    claimType: {
      title: 'Special, general or ordinary',
      text: 'A special privilege rests on certain goods, a general one on all movables. Whoever has none shares what is left with the other ordinary creditors, in proportion.',
      law: 'Mortgage Act, art. 19-26; Civil Code, art. 3.36',
    },
    privilege: {
      title: 'Privilege',
      text: 'The privilege decides the rank. It follows from the nature of the debt, not from who the creditor is, and must appear from the documents. Equal ranks share in proportion.',
      law: 'Mortgage Act, art. 12-14 and 19-26',
    },
    since: {
      title: 'Day on which the right arose',
      text: 'Between some rights the day decides. A pledge comes before younger rights; among pledgees the day of registration or possession counts.',
      law: 'Pledge Act, art. 57; Mortgage Act, art. 21-26',
    },
    limit: {
      title: 'Cap',
      text: 'Some privileges hold only up to an amount, such as wages and maintenance. What lies above is ordinary. A pledge secures up to the agreed maximum.',
      law: 'Mortgage Act, art. 19, 3°bis and 3°ter; Pledge Act, art. 12',
    },
    lots: {
      title: 'Lots',
      text: 'A lot is what was sold or attached separately: a car, furniture, a bank account. A special privilege takes only from the lots on which it rests.',
      law: 'Mortgage Act, art. 20',
    },
    titleKind: {
      title: 'Kind of title',
      text: 'A claim counts if nobody disputes it or if it follows from a title, also a private one such as a contract, up to the amount that is shown.',
      law: 'art. 1628 Judicial Code',
    },
    interest: {
      title: 'Last day of interest',
      text: 'On what is admitted interest stops at the end of the time limit for contesting. If somebody contests, it stops when the judgment is notified.',
      law: 'art. 1637 Judicial Code',
    },
    incomeRight: {
      title: 'Right to the income',
      text: 'Assignment, delegation and attachment take from the same income. Maintenance may also come from the protected part and goes first on the attachable part.',
      law: 'art. 1409-1412 Judicial Code',
    },
    reserve: {
      title: 'Reserved amount',
      text: 'What is not yet established, as after a conservatory attachment, counts in the distribution. The share goes to the deposit office and is distributed later in the same forms.',
      law: 'art. 1628 Judicial Code',
    },
    rejection: {
      title: 'Not accepted',
      text: 'You admit what is undisputed or shown. What you do not admit is mentioned in the report with the reason; the creditor can contest the draft within fifteen days.',
      law: 'art. 1628 and 1629 Judicial Code',
    },
    validUntil: {
      title: 'Last day for submitting',
      text: 'A creditor has fifteen days to submit a statement. The law does not say that a late one is lost: it is marked and you decide.',
      law: 'art. 1627 Judicial Code',
    },
    sendMethod: {
      title: 'Way of inviting',
      text: 'The law knows the registered letter, and the ordinary letter to the elected domicile with a dated and signed acknowledgement of receipt. An e-mail alone is neither.',
      law: 'art. 1627, third paragraph, Judicial Code',
    },
  },
};
