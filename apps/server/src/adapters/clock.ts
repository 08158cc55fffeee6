/** What time it is. Passed in, so that a test can choose the moment. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
