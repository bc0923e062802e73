const password = 'posedown-demo';

/** The accounts that the demo data opens with; the login page shows them where demo data is on. */
export const DEMO_ACCOUNTS = {
  coach: { email: 'coach@demo.posedown.app', password },
  client: { email: 'client@demo.posedown.app', password },
} as const;
