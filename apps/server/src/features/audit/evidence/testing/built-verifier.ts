import { buildVerifier } from '../../../../../../../scripts/build-verifier.ts';

/** Runs before all integration tests: every evidence file holds the script that checks it. */
export default async function buildBeforeTests(): Promise<void> {
  await buildVerifier();
}
