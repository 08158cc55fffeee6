import { canonicalJson } from '@prorata/law/canonical-json';
import type { DistributionInput } from './input.ts';

export function inputToJson(input: DistributionInput): string {
  return canonicalJson(input);
}
