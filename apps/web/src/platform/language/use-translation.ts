import type { Topic, Topics } from '@prorata/i18n/topics';
import type { i18n } from 'i18next';
import * as library from 'react-i18next';

/** The name of a text: one that counts is called without the endings of its forms. */
type NameOf<Key extends string> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key;

/** Where a text stands in its topic, with the groups on the way there. */
type PathIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? NameOf<Key>
    : NameOf<Key> | `${Key}.${PathIn<Texts[Key]>}`;
}[keyof Texts & string];

/** What stands there; of a text that counts the form for several. */
type At<Texts, Path extends string> = Path extends keyof Texts
  ? Texts[Path]
  : Path extends `${infer Group}.${infer Rest}`
    ? Group extends keyof Texts
      ? At<Texts[Group], Rest>
      : never
    : `${Path}_other` extends keyof Texts
      ? Texts[`${Path}_other`]
      : never;

type Paths = { [Name in Topic]: PathIn<Topics[Name]> };
type FullPaths = { [Name in Topic]: `${Name}:${Paths[Name]}` };

type AtFullPath<
  Own extends Topic,
  Path extends string,
> = Path extends `${infer Name extends Topic}:${infer Rest}` ? At<Topics[Name], Rest> : At<Topics[Own], Path>;

/** The names of what has to be put into a text. */
type PlacesIn<Text> = Text extends `${string}{{${infer Place}}}${infer Rest}`
  ? Place | PlacesIn<Rest>
  : never;

type Values<Text> = [PlacesIn<Text>] extends [never]
  ? [values?: Readonly<Record<string, unknown>>]
  : [values: Readonly<Record<PlacesIn<Text>, unknown>> & Readonly<Record<string, unknown>>];

interface Say<Own extends Topic, Others extends Topic> {
  <Path extends Paths[Own] | FullPaths[Others]>(
    path: Path,
    options: { readonly returnObjects: true },
  ): AtFullPath<Own, Path>;
  <Path extends Paths[Own] | FullPaths[Others]>(path: Path, ...values: Values<AtFullPath<Own, Path>>): string;
}

interface Translation<Own extends Topic, Others extends Topic> {
  readonly t: Say<Own, Others>;
  readonly i18n: i18n;
}

interface UseTranslation {
  (): Translation<'shell', never>;
  <Own extends Topic>(topic: Own): Translation<Own, Own>;
  <Own extends Topic, Others extends Topic>(
    topics: readonly [Own, ...Others[]],
  ): Translation<Own, Own | Others>;
}

/**
 * The texts of these topics; a bare name is one of the first. A name that does not exist, or a value that is missing,
 * does not compile. The library's own types do the same and much more, for which the compiler took as long as for
 * the rest of the interface.
 */
export const useTranslation = library.useTranslation as unknown as UseTranslation;
