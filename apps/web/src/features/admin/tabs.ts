export const ADMIN_TABS = [
  { id: 'clients', label: 'Manage clients' },
  { id: 'team', label: 'Team' },
  { id: 'settings', label: 'Settings' },
  { id: 'export', label: 'Export data' },
  { id: 'audit', label: 'Audit log' },
] as const;
export type AdminTab = (typeof ADMIN_TABS)[number]['id'];
export const ADMIN_TAB_IDS = ADMIN_TABS.map(({ id }) => id);

export const SHOWN_CLIENTS = ['current', 'former', 'archived'] as const;
export type ShownClients = (typeof SHOWN_CLIENTS)[number];
