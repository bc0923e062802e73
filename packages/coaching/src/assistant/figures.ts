/** A text with its figures in programming notation: '1,500' as 1500, '0,5' as 0.5. */
export function plainFigures(text: string): string {
  return text.replace(/(\d)[,\u00a0\u202f](?=\d{3}(?!\d))/g, '$1').replace(/(\d),(?=\d)/g, '$1.');
}
