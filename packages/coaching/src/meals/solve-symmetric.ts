/**
 * Solves A · x = b for a symmetric positive definite A by Cholesky. A is stored row by row in one array of n²
 * numbers. Overwrites its lower half, and b with the solution.
 */
export function solveSymmetric(a: Float64Array, b: Float64Array): void {
  const n = b.length;
  factor(a, n);
  for (let row = 0; row < n; row += 1) {
    const start = row * n;
    let sum = b[row] ?? 0;
    for (let k = 0; k < row; k += 1) sum -= (a[start + k] ?? 0) * (b[k] ?? 0);
    b[row] = sum / (a[start + row] ?? 0);
  }
  for (let row = n - 1; row >= 0; row -= 1) {
    let sum = b[row] ?? 0;
    for (let k = row + 1; k < n; k += 1) sum -= (a[k * n + row] ?? 0) * (b[k] ?? 0);
    b[row] = sum / (a[row * n + row] ?? 0);
  }
}

/** Replaces the lower half of A with the lower triangle L of A = L · Lᵀ. */
function factor(a: Float64Array, n: number): void {
  for (let row = 0; row < n; row += 1) {
    const start = row * n;
    for (let column = 0; column <= row; column += 1) {
      const other = column * n;
      let sum = a[start + column] ?? 0;
      for (let k = 0; k < column; k += 1) sum -= (a[start + k] ?? 0) * (a[other + k] ?? 0);
      a[start + column] = row === column ? Math.sqrt(sum) : sum / (a[other + column] ?? 0);
    }
  }
}
