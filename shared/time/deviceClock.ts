/** Says, in a request, what the clock of the device read when it was sent (docs/wire.md, Clocks). ISO 8601. */
export const SENT_AT_HEADER = 'x-sent-at'

/** A difference up to this is the way to the server or a clock that is right enough. Milliseconds. */
export const SAME_CLOCK_MS = 5_000

/**
 * How far the device's clock is behind the server's, in milliseconds; negative when it is ahead, 0 when they agree.
 *
 * @param server the server's clock
 * @param device what the device's clock read at that moment, the time on the way apart
 */
export function clockBehind(server: Date, device: Date): number {
  const difference = server.getTime() - device.getTime()
  return Math.abs(difference) <= SAME_CLOCK_MS ? 0 : difference
}

/**
 * An instant that a device noted by its clock, by the server's clock (docs/rules/tasks.md, Timer).
 *
 * @param noted the device's clock then
 * @param sent the device's clock when it sent the instant
 * @param received the server's clock when it came
 */
export function onServerClock(noted: Date, sent: Date, received: Date): Date {
  const corrected = parse(noted.getTime() + clockBehind(received, sent))
  return corrected > received ? received : corrected
}

function parse(milliseconds: number): Date {
  return new Date(milliseconds) // oxlint-disable-line no-restricted-globals -- the time is a parameter, so this reads no clock
}
