import { expect, it } from 'vitest';
import { scaleDown } from './scale-down.ts';

const grey = (...values: number[]) => new Uint8Array(values.flatMap((value) => [value, value, value, 255]));

it('leaves a picture that is small enough as it is', () => {
  const picture = { width: 2, height: 1, data: grey(10, 20) };
  expect(scaleDown(picture, 2)).toBe(picture);
});

it('makes each point the mean of those that it stands for', () => {
  const picture = { width: 4, height: 2, data: grey(0, 10, 100, 100, 20, 30, 200, 200) };
  expect(scaleDown(picture, 2)).toEqual({ width: 2, height: 1, data: grey(15, 150) });
});

it('keeps at least one point on the shorter side', () => {
  const picture = { width: 9, height: 1, data: grey(1, 2, 3, 4, 5, 6, 7, 8, 9) };
  expect(scaleDown(picture, 3)).toMatchObject({ width: 3, height: 1, data: grey(2, 5, 8) });
});
