import { Button } from '../../../ui/parts/button.tsx';

interface CameraButtonsProps {
  /** Whether a photo is taken and not kept yet. */
  isShot: boolean;
  isCounting: boolean;
  onDrop: () => void;
  onKeep: () => void;
  onTurn: () => void;
  onShoot: () => void;
}

/** To take a photo, and to judge the one that was taken: in the same place, under the same thumb. */
export function CameraButtons(props: CameraButtonsProps) {
  const { isShot, isCounting, onDrop, onKeep, onTurn, onShoot } = props;
  return isShot ? (
    <>
      <Button variant="default" size="md" onClick={onDrop}>
        Take it again
      </Button>
      <Button size="md" onClick={onKeep}>
        Use this photo
      </Button>
    </>
  ) : (
    <>
      <Button variant="default" size="md" onClick={onTurn}>
        Turn the camera
      </Button>
      <Button size="md" disabled={isCounting} onClick={onShoot}>
        Take photo
      </Button>
    </>
  );
}
