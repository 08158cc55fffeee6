import { type IsoDate, brusselsDate } from '@prorata/domain/iso-date';

export function todayInBelgium(): IsoDate {
  return brusselsDate(new Date());
}
