/** A count with its noun: `1 day`, `3 days`. @param many the noun of several, where it is not `one` with an s */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}
