import { expect, test } from 'vitest';
import { placesOfPostcode } from './belgian-places.ts';

test('the municipality comes before its parts', () => {
  expect(placesOfPostcode('2800')).toEqual(['Mechelen', 'Walem']);
  expect(placesOfPostcode('4000')[0]).toBe('Liège');
});

test('what has an official name in two languages is proposed in both', () => {
  expect(placesOfPostcode('1030')).toEqual(['Schaarbeek', 'Schaerbeek']);
  expect(placesOfPostcode('4780')).toContain('Sankt Vith');
  expect(placesOfPostcode('9600')).toEqual(['Ronse', 'Renaix']);
});

test('a postcode is read as people write it, and one that does not exist proposes nothing', () => {
  expect(placesOfPostcode(' B-9000 ')).toEqual(['Gent']);
  expect(placesOfPostcode('0999')).toEqual([]);
  expect(placesOfPostcode('90')).toEqual([]);
  expect(placesOfPostcode('')).toEqual([]);
});

test('no name is empty and no postcode names a place twice', () => {
  for (let postcode = 1000; postcode < 10_000; postcode++) {
    const places = placesOfPostcode(String(postcode));
    expect.soft(new Set(places).size, `${postcode}`).toBe(places.length);
    expect
      .soft(
        places.every((place) => place.trim() === place && place !== ''),
        `${postcode}`,
      )
      .toBe(true);
  }
});
