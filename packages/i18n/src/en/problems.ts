import type * as source from '../nl/problems.ts';
import type { Texts } from '../texts.ts';

// Where the specification gives the English words, they stand here as it spells them.
export const problems: Texts<typeof source.problems> = {
  validation: 'Not everything is filled in correctly. Check the fields that are marked.',
  'malformed-json': 'The request could not be read. Reload the page and try again.',
  'malformed-form': 'The form with the file could not be read. Reload the page and choose the file again.',
  'token-missing': 'You are not logged in. Log in to continue.',
  'token-expired': 'Your session has expired. Log in again.',
  'token-invalid': 'Your session is not valid. Log in again.',
  'session-ended': 'You are logged out. Log in again to go on.',
  unauthorized: 'You must be logged in to do this. Log in again.',
  'insufficient-permissions': 'Insufficiant permissions.',
  'access-denied': 'Access denied',
  'not-found': 'This could not be found. It may have been deleted, or the link may be wrong.',
  'route-not-found': 'This address does not exist.',
  'method-not-allowed': 'This address does not accept this action.',
  conflict: 'This is no longer possible, because something has changed in the meantime. Reload the page.',
  stale: 'Someone else has changed this in the meantime. Load the latest version and make your change again.',
  'too-large': 'The request is too large. Send less at a time.',
  'address-too-long': 'This address is too long. Check the link.',
  'unsupported-media-type': 'This type of content is not accepted here.',
  'headers-too-large': 'The address or the headers of this request are too long. Check the link.',
  unprocessable: 'This cannot be carried out like this. Check what you have filled in.',
  'idempotency-key-invalid': 'The request carries a key that cannot be read. Reload the page and try again.',
  'idempotency-key-reused':
    'This has already been carried out, with other details. Reload the page and check what has been saved.',
  'already-carried-out':
    'This has already been carried out, but the answer was lost. Reload the page to see what has been saved.',
  'confirmation-wrong': 'The name is not that of the request. Type it as it appears on the screen.',
  'erasure-plan-changed': 'What can be erased has changed meanwhile. Look at the list again.',
  'too-many-requests': 'Too many requests in a short time. Wait a moment, then try again.',
  internal: 'Something went wrong please contact support',
  'not-built': 'This part of Prorata is not available yet.',
  'bad-gateway': 'An external service gave no usable answer. Try again later.',
  'service-unavailable': 'The service is temporarily unavailable. Try again in a few minutes.',
  'gateway-timeout': 'The answer took too long. Check your connection and try again.',
  'storage-full':
    'Nothing can be stored at the moment, because the storage is full. Try again later or contact support.',

  'upload-no-files': 'No files uploaded. Choose a file first.',
  'upload-empty': 'An empty document was uploaded. Choose another file.',
  'upload-too-large': 'File too large. Choose a smaller file.',
  'upload-type-refused': 'This type of file is not accepted. Choose another file.',
  'upload-tiff': 'A TIFF cannot be shown here. Save the scan as PDF, PNG or JPEG and choose that file.',
  'upload-photo-too-large':
    'This photo is too large to convert. Take it again at a normal size, or save it as JPEG or PDF.',
  'upload-photo-unreadable':
    'This photo is damaged or incomplete and cannot be opened. Take it again, or save it as JPEG or PDF.',
  'upload-infected':
    'The file was refused because it seems to contain a virus. Check your device and choose another file.',
  'upload-unsafe':
    'The file contains scripts, macros or links that start programs. Save it as a plain PDF and try again.',
  'upload-protected':
    'The file is protected or encrypted, so it cannot be checked. Save it without protection.',
  'upload-unreadable': 'The file is damaged or incomplete. Choose another file.',
  'upload-macros':
    'The file contains macros or controls. Save it without macros, or as a PDF, and try again.',
  'upload-remote-content':
    'The file fetches a template or other content from elsewhere when it is opened. Save it as a PDF and try again.',
  'upload-embedded-object':
    'The file contains an embedded object of another program. Save it as a PDF and try again.',
  'upload-too-complex':
    'The file could not be checked within a reasonable time. Print it to a new PDF, or split it, and try again.',
  'upload-unknown': 'Unknown error, contact support.',
  'scanner-away': 'The file cannot be checked for viruses at the moment. Try again in a few minutes.',
  'document-quarantined':
    'This file is still being checked for viruses. It can be used as soon as that is done, usually within a few minutes.',
  'document-unjudgeable':
    'This file cannot be checked for viruses, most often because it is too large, and nobody opens it. Delete it and ask for a smaller copy.',
  'document-infected':
    'A virus was found in this file. It stays sealed and nobody opens it. Delete it and ask for another copy.',
  'document-without-original': 'No sealed original is kept of this document: it is shown as it was sent.',
  'document-in-use': 'This document supports a claim. Choose another supporting document there first.',
  'duplicate-document': 'This file is already with this statement, under the name {{fileName}}.',
  'tray-full': '{{maximum}} files are already waiting in this dossier. Put some of them away first.',
  'loose-document-not-found':
    'This file is no longer waiting: a colleague has already put it away or deleted it.',
  'document-view-code-invalid': 'The code to view a document is invalid',
  'opening-code-wrong': 'This code is not right. Attempts left: {{left}}; after that you need a new code.',
  'opening-code-over':
    'This code no longer works: it has expired, was used already, or too many wrong ones were entered. Ask for a new code.',
  'opening-invitation-code-wrong':
    'This is not the code of the invitation that belongs to this link. It is on the letter or in the email with which the office invited you.',
  'opening-over': 'The time to read the draft is over. Prove again that it is you.',
  'opening-email-unknown':
    'No email address is known for this link any more. Use the code of your invitation, or ask for the draft by letter.',
  'evidence-too-large': 'The evidence file of this dossier would be too large. Please contact support.',
  'download-too-large': 'Together these files are too large to download at once. Please contact support.',
  'paper-quarantined':
    '‘{{name}}’ is still being checked for viruses. As soon as that is done, usually within a few minutes, you can download everything together.',
  'paper-unjudgeable':
    '‘{{name}}’ cannot be checked for viruses, most often because it is too large. Replace it by a smaller copy and try again.',
  'paper-infected': 'A virus was found in ‘{{name}}’. Replace it by another copy and try again.',
  'paper-damaged': '‘{{name}}’ is no longer what it was when it was stored. Please contact support.',
  'file-damaged':
    'The stored file has been altered or damaged. To avoid mistakes it is not shown, signed or sent. Please contact support.',

  'not-onboarded': 'Complete your profile first to use Prorata.',
  'user-pending':
    'Your account is still awaiting approval. You will receive an email once there is a decision.',
  'user-disapproved': 'Your account has been disapproved. Please contact support.',
  'organization-incomplete':
    'The details of your office are incomplete. An administrator of your office must fill them in.',
  'organization-not-approved': 'The office has not been approved yet. Approve the office first.',
  'eula-not-accepted':
    'The licence agreement has not been accepted yet. An administrator of your office must do so.',
  'onboarding-disabled': 'New registrations are not possible at the moment.',
  'already-onboarded': 'You are already registered.',
  'duplicate-user': 'There is already a user with these details.',
  'duplicate-organization': 'There is already an office with this enterprise number.',
  'user-in-use':
    'This user still has {{dossiers}} open dossiers as responsible bailiff or deputy. Hand them over to someone else first.',
  'last-administrator':
    'This is the last administrator of the office. Make someone else administrator first.',
  'organization-in-use':
    'This office still has users or dossiers and cannot be deleted. Disapprove it instead.',
  'logo-unreadable': 'The logo cannot be read. Choose another image.',
  'logo-unsafe':
    'The SVG contains scripts or refers to other files. Save the logo as plain SVG, or choose PNG or JPEG.',
  'logo-wrong-ratio': 'The logo must have a ratio of 85 × 36. Crop it or choose another image.',
  'account-edit-failed': 'Editing the account failed. Try again.',

  'kbo-not-found': 'KBO number not found',
  'kbo-search-unavailable': 'KBO Search temporarily unavailable',

  'dossier-read-only': 'Dossier is read-only.',
  'dossier-not-deletable':
    'This dossier can no longer be deleted, because something has already been done with it. Cancel it instead.',
  'dossier-status':
    'This is not possible in the current status of the dossier. Reload it to see what is possible.',
  'dossier-stopped':
    'The distribution is stopped, for instance by the bankruptcy or liquidation of a debtor. Signing, sending and paying are not possible while this holds. The reason is at the top of the dossier.',
  'stop-withdrawn': 'This registration has already been withdrawn or released. Reload the page.',
  'result-voided': 'This report is without effect. Go on with the one that takes its place.',
  'result-handed-over':
    'Somebody has already been handed this report, so it can no longer be voided. Replace it: everyone then gets a new draft.',
  'result-handed-to-nobody': 'Nobody has been handed this report yet. Void it.',
  'result-underway': 'The report is being handed over to somebody right now. Try again in a few minutes.',
  'result-before-correction':
    'This calculation was made before the draft that is now without effect. Calculate again.',
  'consents-missing':
    'The time limit for contesting the earlier draft was over. Whoever gets less by the new calculation must consent in writing.',
  'document-without-effect':
    'This draft distribution has been without effect since {{date}}. It is replaced by a new draft, which you receive separately.',
  'payout-begun':
    'The payout has begun: something has been paid, or a payment file has been prepared. A draft that has been paid out can no longer be replaced.',
  'report-followed':
    'A follow-up dossier builds on this draft. Cancel that dossier first; then you can replace the draft.',
  'consultation-missing':
    'Nobody has checked today whether anything stops the distribution. Consult the registers and confirm it.',
  'dossier-contested':
    'The draft distribution is contested. Nothing is paid out until the contestation is dealt with.',
  'dossier-consigned':
    'The money lies at the Deposit and Consignment Office. The office pays by the table of the attachment judge.',
  'dossier-replaced':
    'This draft distribution has been replaced. Paying out is possible only after the time limit of the new draft.',
  'inbox-item-changed':
    'This was done meanwhile, or something was added. The list was read again: please look at it.',
  'inbox-not-tickable': 'This cannot be ticked off: it goes when it is done in the dossier.',
  'inbox-not-put-off': 'This cannot be put off: the legal time limit is over, or it is somebody else’s turn.',
  'handler-changed':
    'Somebody else has assigned this dossier in the meantime. Check who handles it now and choose again.',
  'practice-not-here':
    'On this installation everything is real: what you send leaves and costs money. Follow the guide in a dossier of your office.',
  'practice-without-bailiff':
    'Your office has no approved bailiff yet who can be responsible for a dossier. First add one among the users of your office.',
  'too-many-tasks':
    'Too many tasks or reminders are already open in this dossier. Finish some of them first.',
  'views-full': 'There are already too many views of this list. First delete one that you no longer use.',
  'export-too-long': 'These are too many rows for one file. Filter the list and export what remains.',
  'closing-task-done': 'This task has already been done. Reload the page to see by whom.',
  'closing-letter-sent': 'The letter of this task has been sent. What has been sent cannot be taken back.',
  'dossier-followed': 'This dossier already has a follow-up dossier. Open that dossier, or cancel it first.',
  'no-reserves': 'No reserved amount in this dossier awaits a decision.',
  'reserves-undecided':
    'A decision on a reserved amount is still awaited. First distribute what has been deposited for it.',
  'dossier-not-recurring':
    'This dossier does not distribute income that comes in month by month. Choose recurring payments in the details of the dossier.',
  'duplicate-receipt':
    'The same amount from this third party is already recorded for that month on that day. If it is another receipt, say so.',
  'receipt-distributed':
    'This receipt belongs to a distribution that has been signed. It can no longer be changed.',
  'receipt-on-statement':
    'The day and amount of this receipt come from the bank statement and cannot be changed.',
  'receipt-waits': 'This receipt is in no distribution: it waits for the next one.',
  'payer-in-use': 'Money has already come in from this third party. Delete the receipts first.',
  'nothing-received': 'No money received up to that day is waiting.',
  'contestation-status':
    'This is no longer possible: something else has happened to the contestation meanwhile. Reload the page.',
  'contestation-piece-missing': 'First add the signed document that proves this.',
  'nothing-contested': 'There is no open contestation that was made in time. Nothing needs to be deposited.',
  'trial-impossible':
    'This cannot be calculated: the privilege that is asked for does not fit this claim, a lot or a date is missing, or the law gives no order. Ask it differently.',
  'bundle-incomplete':
    'The bundle for the registry is not complete. First keep the acts of contestation and the certificate of the Deposit and Consignment Office.',
  'asset-in-use': 'A claim is linked to this asset. Detach it first.',
  'defendant-in-use':
    '{{name}} still has a share in an asset, still owes a claim, or is concerned by what stops the distribution. Change that first.',
  'estate-in-use': 'An asset still belongs to {{name}}. Change the shares of that asset first.',
  'claim-calculated-automatically': 'This claim is calculated automatically and cannot be edited or deleted.',
  'external-provider-not-set':
    'No external provider is set. A platform administrator sets one under ‘Parameters’.',
  'external-provider-no-transaction-type':
    'The invitation cannot be sent to the external provider: the origin of the money is missing. Choose sale or third-party attachment.',
  'external-provider-organization-incomplete':
    'The invitation cannot be sent to the external provider: the details of your office are invalid or incomplete.',
  'extract-without-text':
    'This extract holds only pictures, as a scan does. Use the file as you downloaded it.',
  'extract-encrypted':
    'The extract is protected by a password. Save it without protection and choose that file.',
  'extract-damaged': 'The extract is damaged or incomplete. Download it again.',
  'extract-too-large': 'The extract is too large to be read. Ask for an extract about this debtor alone.',
  'extract-too-many-pages': 'The extract has too many pages. Ask for an extract about this debtor alone.',
  'extract-of-another-kind':
    'This file is not an extract of the type you chose. Choose the right type or another file.',
  'extract-took-too-long':
    'Reading the extract took too long and was stopped. Download the extract again, or open the dossier by hand.',
  'extract-already-used':
    'This extract was already used for dossier {{fileNumber}}. Open that dossier, or choose another file.',
  'import-unreadable':
    'The file was not read. Choose an Excel file (xlsx) or a CSV file without a password, or paste the rows.',
  'import-empty': 'There is nothing in it. Choose a file with at least one row, or paste the rows.',
  'import-too-many-lines':
    'The list is too large. It may have {{lines}} rows and {{columns}} columns at most: split it up.',
  'import-lines-taken': 'Rows of this list were taken over already. Reload the page to see which.',

  'invitation-code-invalid': 'Invitation code {{code}}, is invalid!',
  'invitation-not-found': 'Invitation with code: {{code}} could not be found.',
  'invitation-closed': 'This invitation is closed. Nothing can be added or changed any more.',
  'invitation-still-open':
    'The invitation is still open. Wait until the creditor closes it or its time limit expires.',
  'invitation-already-sent': 'This invitation has already been sent.',
  'sending-changed':
    'Something about this sending has changed since you looked at it. Nothing was sent: look at it again, then send it.',
  'invitation-claimed-elsewhere':
    'This invitation is already in the workspace of another organisation. Ask the office that invited you to take it out there.',
  'api-key-invalid':
    'This key opens nothing: it is unknown, revoked or expired. Ask an administrator of your organisation for a new one.',
  'assignee-invalid': 'Choose a colleague of your organisation who works with invitations.',
  'too-many-keys':
    'Your organisation has the largest number of keys. Revoke one that is no longer used first.',
  'nothing-beside-statement':
    'You have already begun a statement. Withdraw it first if you have nothing to claim.',
  'nothing-too-often':
    'With this code an answer was given and taken back many times already. Call the office.',
  'balance-beside-statement':
    'You have already begun a new statement. Withdraw it first if nothing has changed.',
  'no-balance-asked': 'There is no balance to confirm with this code. Ask the office what it expects of you.',
  'not-a-run': 'Balances are asked for only in a later distribution of a dossier with recurring income.',
  'letter-already-sent': 'This letter was sent already. Say explicitly that it must leave once more.',
  'duplicate-invitation': 'This creditor already has an open invitation in this dossier.',
  'dossier-not-ready-to-invite':
    'First fill in the responsible bailiff, the debtor and the sale or seizure: the invitation names them.',
  'invitations-past-stage': 'Invitations cannot be sent after the status has passed the invitation stage.',
  'creditor-numbers-decide':
    'The numbers of these creditors contradict this answer. Choose the other answer, or correct the number in the statement.',
  'statement-not-found': 'Statement not found',
  'statement-incomplete': 'The statement is not complete yet. Add what is missing.',
  'statement-already-validated': 'This statement has already been validated.',
  'statement-invalid': 'This statement is invalid: the amount claimed is 0. Change the amount first.',
  'statement-full':
    'A statement cannot contain more than {{maximum}} claims or documents. Combine what belongs together.',

  'dossier-invalid': 'The dossier still contains errors. Resolve them, then calculate again.',
  'priorities-in-circle':
    'The law gives no consistent order of priority here. Set the order yourself and give the reason.',
  'law-gap': 'The law register has no value for {{date}}. Check the date of the sale or of the seizure.',
  'tariff-gap':
    'The tariff has no price for ‘{{cost}}’ on {{date}}. Ask a platform administrator to complete the dossier costs.',
  'dossier-changed-meanwhile':
    'The dossier was changed while it was being calculated. Look at the change, then calculate again.',
  'calculation-failed': 'An error has occured calculating the dossier document.',
  'calculation-not-begun':
    'The calculation has not begun, because the server is too busy or is restarting. Nothing has changed: try again in half a minute.',
  'result-outdated':
    'This calculation is out of date. Calculate again, or expressly allow the use of older calculations.',
  'scale-not-confirmed':
    'This dossier uses amounts of Judicial Code 1409 for {{date}} that nobody has confirmed yet. The report can be signed once a platform administrator confirms them.',
  'scale-not-after-last':
    'New amounts begin after the last that are known, that is, after {{date}}. Choose a later day.',
  'scale-leaves-year-out': 'The amounts of {{year}} are still missing. Take those over first.',
  'scale-own': 'Whoever takes the amounts over does not confirm them. Ask another platform administrator.',
  'scale-followed': 'Further amounts from {{date}} were already taken over. Withdraw those first.',
  'scale-confirmed': 'These amounts are already confirmed and stay.',
  'tariff-not-confirmed':
    'The tariff has prices that are not confirmed or not indexed. Tick that you have checked them, then sign.',
  'points-not-signed-off':
    'Not everything was verified or is present. Read the points, tick them off and then sign.',
  'result-signed': 'This calculation has been signed and can no longer be deleted or changed.',
  'result-kept-as-evidence':
    'What came back signed for this calculation was refused. It does not count, but is kept as evidence: the calculation cannot be deleted.',
  'result-not-signed': 'This calculation has not been signed yet. Sign it first.',
  'signing-not-finished': 'The signing has not been completed yet. Complete it with the signing service.',
  'signing-cancelled': 'Signing cancelled.',
  'signing-expired': 'The time to sign has run out. Start again.',
  'signing-refused':
    'The signing service refuses this signature: {{reason}}. Trying again does not help; contact support.',
  'signature-invalid':
    'The returned document does not carry a valid signature and was not stored. Sign again.',
  'recipients-unreachable':
    'Not sent. Recipients without a usable address: {{count}}. Add the missing addresses.',

  'payout-lines-open': 'Not every line has been paid, deposited or waived with a reason yet.',
  'payout-account-missing': 'The office has no third-party account. Enter it with the details of the office.',
  'payout-nothing-to-pay': 'There is no line with an account that is still to be paid.',
  'payout-line-moved': 'The state of this line does not allow this. Reload the page.',
  'payout-own-preparation': 'Whoever prepares the file does not approve it. Ask a colleague.',
  'payout-sign-in-again':
    'You are the only one who may approve. Log in again to do so, and approve within five minutes.',
  'payout-not-approved': 'The file has not been approved yet.',
  'payout-file-moved': 'This file has been made or withdrawn in the meantime. Reload the page.',
  'bank-statement-unreadable':
    'The bank statement could not be read: line {{line}} is not in order. Nothing was taken over.',
  'bank-statement-other-account':
    'This statement is of another account ({{account}}). Nothing was taken over.',
  'bank-movement-answered': 'What this movement is for has been said meanwhile. Reload the page.',
  'bank-statement-too-much':
    'A movement cannot pay more than is open on the line, nor bring back more than was paid.',
  'cost-in-use':
    'This cost has already been charged: what applied then does not change. End the current period and add a new one.',
  'no-price-in-force':
    'There is no price for ‘{{event}}’ on {{date}}. Ask a platform administrator to complete the platform costs.',
  'template-invalid': 'The template contains an error. Correct the line that is marked.',
  'no-transactions': 'No transactions for the current invoicing filters.',
  'month-not-over': 'The month is not over yet. Close it once it is.',
  'month-closed': 'This month is already closed.',
  'earlier-month-open': 'An earlier month is still open. Close that one first.',
  'operator-incomplete':
    'An invoice names the operator with address, enterprise number and account. Fill them in under the parameters.',
  'already-credited': 'This transaction has already been credited, or is a credit line itself.',
  'organization-number-missing':
    'The office has no enterprise number. Fill it in among the details of the office.',
  'e-invoice-not-refused': 'This e-invoice was not refused and need not be sent again.',

  'fetch-error': 'Something went wrong please contact support',
  offline: 'You are offline. Try again once you are connected.',
  'network-error': 'The server is not available, contact support.',
  'login-error': 'There was a problem logging you in. Please try again or contact support.',
};

export const fieldErrors: Texts<typeof source.fieldErrors> = {
  required: 'This field is required',
  'wrong-type': 'This value is not in the right format',
  'unknown-field': 'This field does not exist',
  invalid: 'This value is not valid',
  'choice-invalid': 'Choose a value from the list',
  'not-accepted': 'You must accept this to continue',
  'characters-invalid': 'Contains characters that are not allowed',
  unprintable:
    'These characters cannot be printed on a letter: {{characters}}. Write the name in Latin letters.',
  'digits-only': 'Only digits allowed',
  'exact-length': 'Must be exactly {{length}} characters long',
  'too-short': 'Enter at least {{minimum}} characters',
  'too-long': 'Enter at most {{maximum}} characters',
  'too-few': 'There must be at least {{minimum}}',
  'too-many': 'There may be at most {{maximum}}',
  duplicate: 'This value appears more than once',
  taken: 'This value is already in use',
  'whole-number': 'Enter a whole number',
  'too-many-decimals': 'At most {{maximum}} decimals',
  'larger-than-0': 'Value must be larger than 0',
  'not-negative': 'Value must not be negative',
  'too-small': 'Value must be at least {{minimum}}',
  'too-large': 'Value must be at most {{maximum}}',
  'date-invalid': 'Not a valid date',
  'month-invalid': 'Not a valid month',
  'instant-invalid': 'Not a valid date and time',
  'date-order': 'The end date must not be before the start date',
  'moment-future': 'This is still in the future',
  'day-too-early': 'This day is too early for it to have happened',
  'identifier-invalid': 'This reference is not valid',
  'kbo-length': 'An enterprise number has {{length}} digits',
  'kbo-invalid': 'This enterprise number is not right. Check the digits',
  'foreign-number-invalid':
    'This number does not have the form of a number from the country of the address. Check it on an invoice or in the register.',
  'national-number-invalid': 'This national number is not right. Check the digits',
  'iban-invalid': 'A valid IBAN is required',
  'email-invalid': 'Not a valid email address',
  'email-n-invalid': 'Email {{n}} is invalid.',
  'website-invalid': 'Not a valid web address',
  'postal-code-invalid': 'Not a valid postal code',
  'invitation-code-invalid':
    'Not a valid invitation code. Copy the code as it appears in the letter or email',
  'defendant-missing': 'Whom is the dossier against? Enter the name of a company or a last name.',
  'statement-too-large':
    'Together with the rest of this statement this is more than the highest total of {{maximum}}.',
  'claims-exceed-total': 'The privileged claims add up to more than the total amount claimed',
  'more-than-declared': 'No more can be admitted and reserved than was declared',
  'parts-differ': 'The parts do not add up to the amount of the claim',
  'shares-differ': 'The shares do not add up to 100%.',
  'own-debtor': 'A debt of one’s own has a single debtor. Choose ‘joint’ or ‘solidary’ for several debtors.',
  'periods-overlap': 'The periods overlap. Each day may fall in one period only',
  'layers-unordered': 'The upper limit of each layer must be higher than that of the one before',
  'last-layer-open': 'The last layer has no upper limit. Leave this field empty',
  'rates-invalid':
    'Write each rate as a date and a percentage, with a semicolon between them: 2027-01-01 4.75; 2028-01-01 5. Each begins on 1 January or 1 July, the oldest first',
};
