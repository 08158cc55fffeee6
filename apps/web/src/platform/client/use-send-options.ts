import { SEND_OPTIONS, type SendOption } from '@prorata/domain/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { applicationQuery } from './application-query.ts';

/** The ways by which a report can go; the electronic one only where the platform has a provider for it. */
export function useSendOptions(): readonly SendOption[] {
  const { data } = useQuery(applicationQuery);
  const hasProvider = data?.hasQualifiedDelivery === true;
  return hasProvider ? SEND_OPTIONS : SEND_OPTIONS.filter((option) => option !== 'QualifiedDelivery');
}
