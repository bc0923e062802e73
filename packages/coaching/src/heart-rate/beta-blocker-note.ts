/** Explains to the athlete why there are no zones under beta-blockers. */
export const BETA_BLOCKER_NOTE =
  'Beta-blockers lower your heart rate, so no formula can predict your maximum. Go by how hard it feels, and ask your doctor how hard it may be. A maximum measured while you take them is fine to use.';
