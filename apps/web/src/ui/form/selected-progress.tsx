import { Text } from '../parts/text.tsx';
import { FormNotice } from './form-notice.tsx';

interface SelectedProgressProps {
  progress: string | undefined;
  failure: string | undefined;
}

/** How far a change of many athletes got, and who it failed for. */
export function SelectedProgress({ progress, failure }: SelectedProgressProps) {
  return (
    <>
      {progress && (
        <Text role="status" muted>
          {progress}
        </Text>
      )}
      {failure && <FormNotice>{failure}</FormNotice>}
    </>
  );
}
