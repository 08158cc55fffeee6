import { S3ServiceException } from '@aws-sdk/client-s3';

/** What a sentence about a store names. */
interface Named {
  readonly bucket: string;
  readonly lockDays: number | undefined;
}

/** An answer to a question without a body says no more than its status. */
const BY_STATUS: Readonly<Record<number, string>> = {
  301: 'PermanentRedirect',
  403: 'AccessDenied',
  404: 'NoSuchBucket',
};
const NAMELESS = /^(Unknown|UnknownError|NotFound|Forbidden|\d{3})$/;

/** What is wrong with a store, as a sentence for who runs the product: the commonest mistakes with what mends them. */
export function explainStoreFailure(error: unknown, named: Named): string {
  if (error instanceof S3ServiceException) {
    const code = codeOf(error);
    const mistake = isAboutLock(error, named) ? NO_LOCK : MISTAKES.find(({ codes }) => codes.includes(code));
    if (mistake) return `${mistake.say(named, error)} (${code}).`;
  }
  return `The store of files does not answer as it should: ${reasonOf(error)}.`;
}

interface Mistake {
  readonly codes: readonly string[];
  readonly say: (named: Named, error: S3ServiceException) => string;
}

const NO_LOCK: Mistake = {
  // Stores call it `InvalidRequest`, as much else, and say it in words.
  codes: [],
  say: ({ bucket }) =>
    `The bucket ${bucket} has no object lock, for which S3_LOCK_DAYS asks: make one that has it, or take the setting away`,
};

const MISTAKES: readonly Mistake[] = [
  {
    codes: ['NoSuchBucket'],
    say: ({ bucket }) =>
      `The store of files has no bucket ${bucket}: make it, or set S3_BUCKET to one that is there`,
  },
  {
    codes: ['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'InvalidToken', 'ExpiredToken'],
    say: () => 'The store of files refuses our keys: check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  },
  {
    codes: ['AccessDenied', 'AllAccessDisabled', 'AccountProblem'],
    say: ({ bucket }) =>
      `The store of files does not allow our keys what we ask of the bucket ${bucket}: they must be allowed to read, write, list and delete there`,
  },
  {
    codes: [
      'AuthorizationHeaderMalformed',
      'PermanentRedirect',
      'IllegalLocationConstraintException',
      'IncorrectEndpoint',
    ],
    say: ({ bucket }, error) => {
      const region = 'Region' in error && typeof error.Region === 'string' ? ` (${error.Region})` : '';
      return `The bucket ${bucket} is in another region${region} than S3_REGION says, or at another address than S3_URL`;
    },
  },
  {
    codes: ['RequestTimeTooSkewed'],
    say: () => 'The clocks of this machine and of the store of files differ too much: let both keep time',
  },
];

function codeOf({ name, $metadata }: S3ServiceException): string {
  return (NAMELESS.test(name) && BY_STATUS[$metadata.httpStatusCode ?? 0]) || name;
}

function isAboutLock({ name, message }: S3ServiceException, { lockDays }: Named): boolean {
  return lockDays !== undefined && /object ?lock/i.test(`${name} ${message}`);
}

/** Of several addresses that were tried, the first that failed; and the status, where a store says nothing else. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof S3ServiceException)) return error.message || error.name;
  const { name, message, $metadata } = error;
  const words = message === '' || message === name ? name : `${name}, ${message}`;
  return `${words} (HTTP ${$metadata.httpStatusCode ?? 'without status'})`;
}
