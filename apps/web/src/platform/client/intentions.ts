import { ProblemError } from './problem.ts';

export interface Intentions {
  /** Does something once, however often it is asked for before its answer is there. */
  carryOut<Answer>(intention: string, act: (key: string) => Promise<Answer>): Promise<Answer>;
}

/**
 * Gives every intention one key, by which the server knows it again. Asked for a second time while it is under way,
 * as by a double click, it is not sent again; tried again after its answer was lost, it goes with the same key, because
 * it may have been done. An answer, also a refusal, ends it: the next one is another intention.
 */
export function createIntentions(newKey: () => string = () => crypto.randomUUID()): Intentions {
  const keys = new Map<string, string>();
  const underWay = new Map<string, Promise<unknown>>();
  return { carryOut };

  function carryOut<Answer>(intention: string, act: (key: string) => Promise<Answer>): Promise<Answer> {
    // What is under way under this name was asked for with the same call, so that its answer is of the same kind.
    const running = underWay.get(intention) as Promise<Answer> | undefined;
    if (running !== undefined) return running;
    const started = start(intention, act).finally(() => underWay.delete(intention));
    underWay.set(intention, started);
    return started;
  }

  async function start<Answer>(intention: string, act: (key: string) => Promise<Answer>): Promise<Answer> {
    const key = keys.get(intention) ?? newKey();
    keys.set(intention, key);
    try {
      const answer = await act(key);
      keys.delete(intention);
      return answer;
    } catch (error) {
      if (!isAnswerLost(error)) keys.delete(intention);
      throw error;
    }
  }
}

/** Nobody who knows has answered: neither the server nor, where it stands between, did a proxy reach it in time. */
function isAnswerLost(error: unknown): boolean {
  return error instanceof ProblemError && LOST.has(error.code);
}

const LOST: ReadonlySet<string> = new Set(['offline', 'network-error', 'gateway-timeout']);
