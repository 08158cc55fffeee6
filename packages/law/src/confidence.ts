/**
 * How far a statement about the law was proven. The product shows it beside the statement.
 *
 * - `source`: found in the source that the reference names: the text of the law itself, or, where `reportedBy` is
 *   set, a page that reports it.
 * - `practice`: not in the text itself; how the text is read, or what offices do.
 * - `unverified`: a guess, an estimate, or knowledge that nobody checked.
 */
export type Confidence = 'source' | 'practice' | 'unverified';
