import { createFileRoute } from '@tanstack/react-router';
import { BuilderScreen } from '../../../../features/check-ins/forms/builder-screen.tsx';

export const Route = createFileRoute('/_coach/check-in-forms/$formId')({
  staticData: { title: 'Edit check-in form', shell: 'normal' },
  component: EditFormRoute,
});

function EditFormRoute() {
  return <BuilderScreen formId={Route.useParams().formId} />;
}
