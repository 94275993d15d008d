/** A UUID v7 of a moment and a number, so that ids rise with time as those of the server do. @param kind which rows, 0 to 255 */
export function rowId(at: number, kind: number, number: number): string {
  const time = at.toString(16).padStart(12, '0')
  const tail = number.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${tail.slice(-3)}-80${kind.toString(16).padStart(2, '0')}-${tail}`
}
