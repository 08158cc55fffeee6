/** The names between double braces in a phrase: `{{name}}`. */
type Variables<Phrase extends string> = Phrase extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Variables<Rest>
  : never;

/** Turns a union into an intersection: a phrase must hold the first variable and the second, in any order. */
type Every<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

type Holding<Name extends string> = Name extends string ? `${string}{{${Name}}}${string}` : never;

type Translated<Phrase extends string> = [Variables<Phrase>] extends [never]
  ? string
  : Every<Holding<Variables<Phrase>>>;

/**
 * The shape a translation must have: the keys of the Dutch source, which is declared `as const`, no more and no
 * fewer, and in each phrase every variable of the Dutch one.
 *
 *     // nl/greetings.ts
 *     export const greetings = { hello: 'Dag {{name}}' } as const;
 *     // fr/greetings.ts
 *     export const greetings: Texts<typeof source> = { hello: 'Bonjour {{name}}' };
 */
export type Texts<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? Translated<Source[Key]> : Texts<Source[Key]>;
};
