import { SEND_METHODS, SEND_OPTIONS, type SendMethod, type SendOption } from '@prorata/domain/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { applicationQuery } from './application-query.ts';

/** The ways by which a report can go; qualified delivery only where the platform has a provider for it. */
export function useSendOptions(): readonly SendOption[] {
  return useServed(SEND_OPTIONS);
}

/** The same for invitations. */
export function useSendMethods(): readonly SendMethod[] {
  return useServed(SEND_METHODS);
}

function useServed<Way extends string>(ways: readonly Way[]): readonly Way[] {
  const { data } = useQuery(applicationQuery);
  const hasProvider = data?.hasQualifiedDelivery === true;
  return hasProvider ? ways : ways.filter((way) => way !== 'QualifiedDelivery');
}
