/** A whole number as every screen prints it: 2400 → '2,400'. */
export function thousands(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}
