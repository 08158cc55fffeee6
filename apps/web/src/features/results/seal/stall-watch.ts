/** Waits for work as long as it makes progress: work that was made to hang would never end. */
export interface StallWatch {
  readonly isStalled: () => boolean;
  readonly wait: <Result>(work: Promise<Result>) => Promise<Result>;
  /** Tells of progress. */
  readonly progress: () => void;
}

/** @param onStall ends the work itself: it may keep a thread busy. */
export function watchForStall(milliseconds: number, onStall: () => void): StallWatch {
  let isStalled = false;
  let restart = () => {};
  return {
    isStalled: () => isStalled,
    progress: () => restart(),
    wait: async (work) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stalled = new Promise<never>((_, reject) => {
        restart = () => {
          clearTimeout(timer);
          timer = setTimeout(() => {
            isStalled = true;
            onStall();
            reject(new Error(`No progress in ${milliseconds} milliseconds.`));
          }, milliseconds);
        };
      });
      restart();
      try {
        return await Promise.race([work, stalled]);
      } finally {
        clearTimeout(timer);
        restart = () => {};
      }
    },
  };
}
