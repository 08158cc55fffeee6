/**
 * Lets those who ask the same at the same time share one answer. Whoever comes while one is being found waits for the next,
 * which is looked for after they came: nobody is given what may have changed before they asked.
 */
export function shareAnswers<Key extends object, Answer>(
  find: (key: Key) => Promise<Answer>,
): (key: Key) => Promise<Answer> {
  const underWay = new WeakMap<Key, { readonly current: Promise<Answer>; next?: Promise<Answer> }>();

  function start(key: Key): Promise<Answer> {
    const current = find(key);
    const flight: { readonly current: Promise<Answer>; next?: Promise<Answer> } = { current };
    underWay.set(key, flight);
    const end = () => {
      if (underWay.get(key) === flight && flight.next === undefined) underWay.delete(key);
    };
    current.then(end, end);
    return current;
  }

  return (key) => {
    const flight = underWay.get(key);
    if (flight === undefined) return start(key);
    flight.next ??= flight.current.then(
      () => start(key),
      () => start(key),
    );
    return flight.next;
  };
}
