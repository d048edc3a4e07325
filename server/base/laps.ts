/** How long the steps of a piece of work took, in milliseconds, for the log. */
export type Laps = {
  /** The step of this name has ended; the next one begins. */
  end: (step: string) => void;
  /** Each step's duration, as `stepMs`. */
  told: () => Record<string, number>;
};

/** @param tick milliseconds of a clock that only goes forward */
export function createLaps(tick: () => number = () => performance.now()): Laps {
  const steps: Record<string, number> = {};
  let begun = tick();
  return {
    end: (step) => {
      const now = tick();
      steps[`${step}Ms`] = Math.round(now - begun);
      begun = now;
    },
    told: () => steps,
  };
}
