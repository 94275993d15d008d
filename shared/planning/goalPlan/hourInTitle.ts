const RISING = /^(?:wake(?: up)?|get up|be up|start getting up|rise)\b/i
const TO_BED = /^(?:(?:be|get|go)(?: to| in| into)? bed|(?:be|fall) asleep|sleep|lights? (?:out|off))\b/i
const HOUR = /\b(?:at|by|before) (\d{1,2})(?:[:.](\d\d))? ?(?:([ap])\.?m\.?)?(?: |$)/i

/**
 * The hour that a habit of getting up or going to bed has in its title: `get up at 6` is 06:00, `be in bed by 10:30` is 22:30.
 *
 * @returns `HH:MM`, or null where the title has no such hour
 */
export function hourInTitle(title: string): string | null {
  const isToBed = TO_BED.test(title)
  const [, hours, minutes = '00', half] = HOUR.exec(title) ?? []
  if (hours === undefined || !(isToBed || RISING.test(title))) return null
  const hour = onTheClock(Number(hours), half?.toLowerCase(), isToBed)
  return hour > 23 || minutes > '59' ? null : `${String(hour).padStart(2, '0')}:${minutes}`
}

/** Without am and pm, bedtime is from six in the evening on, and the hour to get up one of the morning. */
function onTheClock(hour: number, half: string | undefined, isToBed: boolean): number {
  if (hour > 12) return hour
  if (half === undefined) return isToBed && hour >= 6 ? (hour + 12) % 24 : hour
  return (hour % 12) + (half === 'p' ? 12 : 0)
}
