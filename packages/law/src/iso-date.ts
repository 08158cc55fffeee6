/** A day without a time, 'YYYY-MM-DD'. Such texts sort and compare as the days do. */
export type IsoDate = string;

/**
 * The register answers for governing dates from this day, on which the new law on pledges came into force.
 * A rule that is older than this day may carry it as its `from`, or none.
 */
export const EARLIEST_SUPPORTED_DATE: IsoDate = '2018-01-01';
