import { Grid } from '../../ui/layout/layout.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';

export function SupplementsSkeleton() {
  return (
    <SkeletonArea label="Loading the supplements">
      <Grid columns={2} from="lg" align="start" gap="xl">
        <Skeleton height="26rem" />
        <Skeleton height="20rem" />
      </Grid>
    </SkeletonArea>
  );
}
