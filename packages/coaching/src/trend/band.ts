/** Standard deviations of a 95% interval, used by every band here. */
export const BAND_SIGMAS = 1.96;
