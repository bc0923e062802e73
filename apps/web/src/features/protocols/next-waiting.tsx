import { IconArrowRight } from '@tabler/icons-react';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { useProtocols } from './api.ts';

/** The next draft that waits for a decision: whoever has judged one goes on without the list. */
export function NextWaiting({ protocolId }: { protocolId: string }) {
  const { data } = useProtocols({ status: 'pending_approval' });
  const waiting = data?.pages.flatMap((page) => page.protocols) ?? [];
  const place = waiting.findIndex(({ id }) => id === protocolId);
  // Once this one is decided it is not among them, and the first is next.
  const next = waiting[place + 1] ?? waiting[0];
  if (!next || next.id === protocolId) return null;
  return (
    <LinkButton
      to="."
      search={(before: object) => ({ ...before, protocol: next.id })}
      variant="subtle"
      size="md"
      rightSection={<IconArrowRight size={18} aria-hidden="true" />}
    >
      Next that waits: {next.clientName}
    </LinkButton>
  );
}
