/**
 * Text that comes in pieces, as it can be stored: without NUL and lone surrogates. Half of a character at the end of a piece
 * waits for its other half.
 *
 * @returns what of it can be shown now
 */
export function createStorableText(): (piece: string) => string {
  let half = ''
  return (piece) => {
    const text = half + piece
    const endsInHalf = /[\ud800-\udbff]$/.test(text)
    half = endsInHalf ? text.slice(-1) : ''
    return storable(endsInHalf ? text.slice(0, -1) : text)
  }
}

/** A text without what no text column can hold. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
