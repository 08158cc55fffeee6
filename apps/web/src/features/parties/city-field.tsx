import { Autocomplete } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Cell, type FieldProps, inputProps, useField } from '../../components/form/field.tsx';

interface CityFieldProps extends Pick<FieldProps<Record<string, unknown>>, 'required' | 'span'> {
  /** Where the address stands among the values: `address`. */
  readonly path: string;
}

/**
 * The place of an address. A Belgian postcode that is typed proposes its places: the only one is filled in, of several the
 * municipality is, and the others can be chosen. What somebody wrote there before stays.
 */
export function CityField({ path, required = false, span }: CityFieldProps) {
  const field = useField({ name: `${path}.city` });
  const [isEntered, setEntered] = useState(false);
  const places = usePlaces(path, isEntered);
  const value = typeof field.value === 'string' ? field.value : '';
  return (
    <Cell span={span}>
      <Autocomplete
        {...inputProps(field, required)}
        autoComplete="off"
        data={[...places]}
        onFocus={() => setEntered(true)}
        // A postcode has few: all of them can be seen, also when one of them stands there already.
        filter={({ options }) => options}
        value={value}
        onChange={(text) => field.change(text === '' ? null : text)}
      />
    </Cell>
  );
}

function usePlaces(path: string, isEntered: boolean): readonly string[] {
  const { getFieldState, getValues, setValue } = useFormContext();
  const [zipcode, country] = useWatch({ name: [`${path}.zipcode`, `${path}.country`] });
  const [places, setPlaces] = useState<readonly string[]>([]);
  const isBelgian = country === null || country === undefined || country === 'BE';
  useEffect(() => {
    let isCurrent = true;
    const isTyped = getFieldState(`${path}.zipcode`).isDirty;
    void placesOf(isBelgian && (isTyped || isEntered) ? zipcode : null).then((found) => {
      if (!isCurrent) return;
      setPlaces(found);
      const [first] = found;
      if (first !== undefined && isTyped && !getValues(`${path}.city`)) {
        setValue(`${path}.city`, first, { shouldDirty: true });
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [zipcode, isBelgian, isEntered, path, getFieldState, getValues, setValue]);
  return places;
}

/** The list of places is long: it is loaded for who types a postcode, or comes to the place. */
async function placesOf(zipcode: unknown): Promise<readonly string[]> {
  if (typeof zipcode !== 'string' || zipcode.trim().length < 4) return [];
  const { placesOfPostcode } = await import('@prorata/domain/belgian-places');
  return placesOfPostcode(zipcode);
}
