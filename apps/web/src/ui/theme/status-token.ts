/** How something is going, as a color of `ui/styles/theme.css` and never by the color alone. */
export type StatusToken = 'excellent' | 'good' | 'warning' | 'behind';
