/** Why there are no zones under beta-blockers, for the athlete. */
export const BETA_BLOCKER_NOTE =
  'Beta-blockers hold the heart rate down, so no formula can predict your maximum. Go by how hard it feels, and ask your doctor how hard it may be; a maximum that was measured while you take them counts.';
