export interface CostSearch {
  /** The cost that is open, or `new`. */
  readonly cost?: string;
}

export function parseCostSearch({ cost }: Readonly<Record<string, unknown>>): CostSearch {
  return typeof cost === 'string' && cost !== '' ? { cost } : {};
}
