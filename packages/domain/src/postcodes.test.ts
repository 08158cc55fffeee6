import { describe, expect, it } from 'vitest';
import { isPostcodeElsewhere } from './postcodes.ts';

describe('isPostcodeElsewhere', () => {
  it.each([
    ['2800', 'Mechelen'],
    ['2812', 'Mechelen'],
    ['9052', 'Gent'],
    ['4000', 'LIEGE'],
    ['4020', 'Luik'],
    ['1040', 'Brussel'],
    ['9100', 'Sint Niklaas'],
    [' 5000 ', ' Namur '],
    ['7100', 'La Louviere'],
  ])('%s is of %s', (postcode, municipality) => {
    expect(isPostcodeElsewhere(postcode, municipality)).toBe(false);
  });

  it.each([
    ['2800', 'Gent'],
    ['9000', 'Antwerpen'],
    ['4000', 'Bruxelles'],
    ['3000', 'Louvain-la-Neuve'],
    ['9999', 'Gent'],
  ])('%s is not of %s', (postcode, municipality) => {
    expect(isPostcodeElsewhere(postcode, municipality)).toBe(true);
  });

  it.each([
    ['2800', 'Muizen'],
    ['2000', ''],
    ['2000', 'Zimbabwe'],
  ])('says nothing of %s with %j, a name that it does not know', (postcode, municipality) => {
    expect(isPostcodeElsewhere(postcode, municipality)).toBe(false);
  });
});
