import { invalidField } from '#shared/errors.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { daysAfter } from '#shared/time/durations.ts'
import { mergedNotify } from './notify.ts'
import type { SettingsPatch, SettingsValues } from './settings.ts'
import { mergedVacations, refusalOfVacations } from './vacations.ts'

/** How far ahead notifications can be muted. */
const LONGEST_MUTE_DAYS = 7

/**
 * What a person asks of their settings, as it is kept (docs/rules/settings.md): vacations merged, the ways of notifications
 * complete, moments in UTC.
 *
 * @param today the person's local date
 * @throws AppError `invalid` beside the field for values that do not fit each other, or cannot be set now
 */
export function fittingSettings(
  { version: _version, notify, ...patch }: SettingsPatch,
  before: SettingsValues,
  { now, today }: { now: Date; today: string },
): Partial<SettingsValues> {
  checkQuietHours(patch, before)
  return {
    ...patch,
    ...(notify && { notify: mergedNotify(before.notify, notify) }),
    ...(patch.vacations && { vacations: fittingVacations(patch.vacations, before, today) }),
    ...(patch.muted_until && { muted_until: fittingMute(patch.muted_until, now) }),
  }
}

function fittingVacations(asked: SettingsValues['vacations'], before: SettingsValues, today: string) {
  const vacations = mergedVacations(asked)
  const refusal = refusalOfVacations(before.vacations, vacations, today)
  if (refusal) throw invalidField('vacations', refusal)
  return vacations
}

function fittingMute(until: string, now: Date): string {
  const moment = parseInstant(until)
  if (moment > daysAfter(now, LONGEST_MUTE_DAYS))
    throw invalidField('muted_until', `At most ${LONGEST_MUTE_DAYS} days ahead`)
  return moment.toISOString()
}

type QuietHours = Pick<SettingsValues, 'quiet_start' | 'quiet_end'>

function checkQuietHours(patch: Partial<QuietHours>, before: QuietHours): void {
  const { quiet_start: start = before.quiet_start, quiet_end: end = before.quiet_end } = patch
  const field = patch.quiet_end === undefined ? 'quiet_start' : 'quiet_end'
  if ((start === null) !== (end === null)) throw invalidField(field, 'Quiet hours have a start and an end')
  if (start !== null && start === end) throw invalidField(field, 'Quiet hours end at another time')
}
