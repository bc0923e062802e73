/** A status, mapped to a color of `ui/styles/theme.css`. Never shown by color alone. */
export type StatusToken = 'excellent' | 'good' | 'warning' | 'behind';
