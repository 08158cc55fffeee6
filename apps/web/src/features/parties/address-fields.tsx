import type { Country } from '@prorata/contract/parties/party';
import { SelectField, TextField } from '../../components/form/fields.tsx';
import { CityField } from './city-field.tsx';

interface AddressFieldsProps {
  /** Where the address stands among the values: `address`. */
  readonly path: string;
  readonly countries: readonly Country[];
  readonly required?: boolean;
}

/** An address in two lines. */
export function LineAddressFields({ path, countries, required = false }: AddressFieldsProps) {
  return (
    <>
      <TextField name={`${path}.address1`} span={8} required={required} />
      <TextField name={`${path}.address2`} span={4} />
      <PlaceFields path={path} countries={countries} required={required} />
    </>
  );
}

/** An address with the street apart from its numbers. */
export function StreetAddressFields({ path, countries, required = false }: AddressFieldsProps) {
  return (
    <>
      <TextField name={`${path}.street`} span={6} required={required} />
      <TextField name={`${path}.housenumber`} span={3} required={required} />
      <TextField name={`${path}.housenumberaddition`} span={3} />
      <PlaceFields path={path} countries={countries} required={required} />
    </>
  );
}

function PlaceFields({ path, countries, required = false }: AddressFieldsProps) {
  const choices = countries.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <TextField name={`${path}.zipcode`} span={3} required={required} />
      <CityField path={path} span={5} required={required} />
      <SelectField name={`${path}.country`} span={4} choices={choices} searchable required={required} />
    </>
  );
}
