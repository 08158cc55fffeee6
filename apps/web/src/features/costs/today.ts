import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';

export function todayInBelgium(): IsoDate {
  return brusselsDate(new Date());
}
