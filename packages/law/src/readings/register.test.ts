import { expect, it } from 'vitest';
import { READINGS } from './register.ts';

it.each(Object.entries(READINGS))(
  '%s offers its default among its answers and is asked in four languages',
  (_id, reading) => {
    const answers: readonly string[] = reading.answers;
    expect(answers).toContain(reading.byDefault);
    expect(new Set(answers).size).toBe(answers.length);
    expect(Object.values(reading.question).every((text) => text.trim() !== '')).toBe(true);
  },
);
