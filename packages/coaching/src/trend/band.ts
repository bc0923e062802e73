/** Standard deviations of a normal error that hold 95 % of the cases: what every band here shows. */
export const BAND_SIGMAS = 1.96;
