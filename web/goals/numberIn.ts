/** A typed number, with a point or a comma before its decimals; `NaN` when it is none. */
export function numberIn(typed: string): number {
  const text = typed.trim().replace('−', '-').replace(',', '.')
  return text === '' ? Number.NaN : Number(text)
}
