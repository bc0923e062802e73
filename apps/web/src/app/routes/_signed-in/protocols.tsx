import { createFileRoute } from '@tanstack/react-router';
import {
  type ProtocolsQuery,
  readProtocolsQuery,
} from '../../../features/protocols/protocols-query.ts';
import { ProtocolsScreen } from '../../../features/protocols/protocols-screen.tsx';

export const Route = createFileRoute('/_signed-in/protocols')({
  staticData: { title: 'Protocols', shell: 'normal' },
  validateSearch: (search): ProtocolsQuery => readProtocolsQuery(search),
  component: Protocols,
});

function Protocols() {
  const query = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ProtocolsScreen
      query={query}
      onQuery={(next) => navigate({ search: readProtocolsQuery({ ...next }) })}
      onShow={(show) =>
        void navigate({ search: { ...query, show }, replace: true, resetScroll: false })
      }
    />
  );
}
