import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Whether the address points at this claim, as a finding does; it is then brought into view once it is there. */
export function usePointedClaim<Element extends HTMLElement>(claimId: string) {
  const hash = useLocation({ select: (location) => location.hash });
  const ref = useRef<Element>(null);
  const isPointedAt = hash === claimId;
  useEffect(() => {
    if (isPointedAt) ref.current?.scrollIntoView({ block: 'center' });
  }, [isPointedAt]);
  return { ref, 'data-pointed-at': isPointedAt || undefined };
}
