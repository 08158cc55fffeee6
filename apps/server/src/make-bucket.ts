// `node apps/server/src/make-bucket.ts`, with the settings of the server: makes the bucket that S3_BUCKET names, unless it is there.
import { makeBucket } from './adapters/s3-storage.ts';
import { explainFailure } from './explain-failure.ts';
import { readSettings } from './settings.ts';

try {
  const { s3 } = readSettings(process.env);
  if (s3 === undefined) throw new Error('Set S3_URL to the store in which the bucket is to be.');
  await makeBucket(s3);
  process.stdout.write(`The bucket ${s3.bucket} is there.\n`);
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 1;
}
