/** What happened on the day by which the law orders a privilege. */
export function sinceQuestion(privilegeId: string) {
  if (privilegeId.startsWith('lessor')) return 'guide.since.lessor';
  if (privilegeId.startsWith('pledge')) return 'guide.since.pledge';
  if (privilegeId.includes('seller')) return 'guide.since.delivery';
  if (privilegeId.startsWith('preservation') || privilegeId.startsWith('retention'))
    return 'guide.since.work';
  return privilegeId === 'funeral-costs' || privilegeId === 'last-illness'
    ? 'guide.since.death'
    : 'guide.since.other';
}

/** What the day is on which a right arose, where the law decides by it. */
export function sinceHint(privilegeId: string | null | undefined) {
  return sinceExplanation(privilegeId) ?? 'hints.since';
}

/** The same without the example that stands where the law has nothing to explain: that is a pledge. */
export function sinceExplanation(privilegeId: string | null | undefined) {
  if (privilegeId?.startsWith('lessor')) return 'hints.sinceLessor';
  if (privilegeId?.startsWith('pledge')) return 'hints.sincePledge';
  return privilegeId === 'funeral-costs' || privilegeId === 'last-illness' ? 'hints.sinceDeath' : undefined;
}
