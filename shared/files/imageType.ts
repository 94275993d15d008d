/** The content types of pictures that are taken. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const
export type ImageType = (typeof IMAGE_TYPES)[number]

/** So many bytes say of which type a picture is. */
export const TYPE_BYTES = 12

/** Of which of the four types a file is, by its first {@link TYPE_BYTES} bytes; null for every other one. */
export function imageTypeOf(begin: Uint8Array): ImageType | null {
  const text = String.fromCharCode(...begin.subarray(0, TYPE_BYTES))
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (/^GIF8[79]a/.test(text)) return 'image/gif'
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'image/webp'
  return null
}
