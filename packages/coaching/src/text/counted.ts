/** A count with its noun: '1 set', '3 sets', '2 entries'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
