import { useNavigate, useSearch } from '@tanstack/react-router';

/** Which invitation is open beside the list: the address bar says so, and back closes it. */
export function useOpenInvitation() {
  const { open: openId } = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    openId,
    open: (id: string) => void navigate({ to: '.', search: { tab: 'invitations', open: id } }),
    close: () => void navigate({ to: '.', search: { tab: 'invitations' } }),
  };
}
