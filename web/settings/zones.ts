/** A zone as people say it: "New York" for `America/New_York`. */
export function zoneInWords(zone: string): string {
  const city = zone.split('/').at(-1) ?? zone
  return city.replaceAll('_', ' ')
}

/** The zone this device is in. IANA name. */
export function zoneOfDevice(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Every zone of the browser, with the person's own first when it is not among them. IANA names. */
export function zonesToChooseFrom(own: string): string[] {
  const known = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]
  return known.includes(own) ? known : [own, ...known]
}

/** A zone's name with its distance to UTC at a moment: "Europe/Berlin (GMT+1)". */
export function zoneWithOffset(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    at,
  )
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value
  return `${zone.replaceAll('_', ' ')} (${offset})`
}
