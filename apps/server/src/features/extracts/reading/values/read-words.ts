import { fold } from '../fold.ts';

/** Which of the choices a text names. Of names that hold each other the longest counts; two that stand apart mean nothing certain. */
export function readWords<Choice extends string>(
  text: string,
  names: Readonly<Partial<Record<Choice, readonly string[]>>>,
): Choice | undefined {
  const said = wordsOf(text);
  const fitting = (Object.keys(names) as Choice[])
    .flatMap((choice) => (names[choice] ?? []).map((name) => ({ choice, words: wordsOf(name) })))
    .filter(({ words }) => said.includes(words))
    .sort((one, other) => other.words.length - one.words.length);
  const [best] = fitting;
  const isCertain = fitting.every(
    ({ choice, words }) => choice === best?.choice || best?.words.includes(words),
  );
  return isCertain ? best?.choice : undefined;
}

function wordsOf(text: string): string {
  return ` ${fold(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `;
}
