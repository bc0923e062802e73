import type { Profile } from '@posedown/contract';
import { IconRulerMeasure } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Button } from '../../../ui/parts/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { ProgressForm } from '../use-entry.ts';

const FatEstimateDialog = lazyPart(() =>
  import('./fat-estimate-dialog.tsx').then(({ FatEstimateDialog }) => ({
    default: FatEstimateDialog,
  })),
);

/** Opens what works a body fat out. It stands in the form; what it opens has a form of its own and must not. */
export function EstimateButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button
      variant="default"
      size="md"
      leftSection={<IconRulerMeasure size={18} aria-hidden="true" />}
      onClick={onOpen}
    >
      Estimate body fat
    </Button>
  );
}

interface FatEstimateProps {
  profile: Profile;
  form: ProgressForm;
  onClose: () => void;
}

/** Works the body fat of an entry out from what a tape or calipers measured. */
export function FatEstimate({ profile, form, onClose }: FatEstimateProps) {
  return (
    <Suspense fallback={null}>
      <FatEstimateDialog
        profile={profile}
        girths={form.values}
        onUse={form.setValues}
        onClose={onClose}
      />
    </Suspense>
  );
}
