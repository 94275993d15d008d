/** Whole seconds since 1970, as all instants below `/v1`. */
export function unixSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}
