/**
 * Solves A · x = b for a symmetric positive definite A by the Cholesky method. A is given row by row in one array
 * of n² numbers; its lower half and b are overwritten, b with the solution.
 */
export function solveSymmetric(a: Float64Array, b: Float64Array): void {
  const n = b.length;
  const at = (row: number, column: number) => a[row * n + column] ?? 0;
  for (let row = 0; row < n; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = at(row, column);
      for (let k = 0; k < column; k += 1) sum -= at(row, k) * at(column, k);
      a[row * n + column] = row === column ? Math.sqrt(sum) : sum / at(column, column);
    }
  }
  for (let row = 0; row < n; row += 1) {
    let sum = b[row] ?? 0;
    for (let k = 0; k < row; k += 1) sum -= at(row, k) * (b[k] ?? 0);
    b[row] = sum / at(row, row);
  }
  for (let row = n - 1; row >= 0; row -= 1) {
    let sum = b[row] ?? 0;
    for (let k = row + 1; k < n; k += 1) sum -= at(k, row) * (b[k] ?? 0);
    b[row] = sum / at(row, row);
  }
}
