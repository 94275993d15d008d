import type { AppError, FieldError } from '#shared/errors.ts'
import type { Refused, Waiting } from './entry.ts'
import type { OfflineSlice } from './offlineSlice.ts'

/**
 * What becomes of a change that the server will not take: its reason in words, and what was typed, so that it can be kept.
 * Later changes of a row that could not be created can only fail too: they go out with it, and the copy includes them. So do
 * those that take the change back.
 *
 * @param waiting all changes that wait, oldest first
 * @returns `alsoOut`: the keys of the later changes that go out too
 */
export function explainRefusal(
  slice: OfflineSlice,
  entry: Waiting,
  refusal: AppError,
  waiting: readonly Waiting[],
): { refused: Refused; alsoOut: string[] } {
  const { key, change, before } = entry
  const isMissing = slice.creates(change) || refusal.code === 'not_found'
  const later = isMissing ? waiting.filter((each) => each.key > key && needsRowOf(slice, each, entry)) : []
  const typed = slice.replay([entry, ...later])
  const undone = takenBack(key, waiting)
  const named = typed ?? before
  return {
    refused: {
      key,
      slice: slice.name,
      change,
      title: named === null ? `A ${slice.noun}` : slice.titleOf(named),
      reason: reasonOf(slice, change, refusal),
      copy: typed && (isMissing || slice.isTyped(change)) ? slice.copyOf(typed) : null,
      faults: faultsOf(refusal),
      theirs: refusal.code === 'conflict' ? slice.parse(refusal.details) : null,
    },
    alsoOut: [...later.map((each) => each.key), ...undone],
  }
}

/** The changes that take back a refused one, do it again, take that back, and so on. */
function takenBack(key: string, waiting: readonly Waiting[]): string[] {
  const next = waiting.find(({ undoes }) => undoes === key)
  return next ? [next.key, ...takenBack(next.key, waiting)] : []
}

function needsRowOf(slice: OfflineSlice, later: Waiting, earlier: Waiting): boolean {
  if (later.slice !== slice.name) return false
  const isSameRow = slice.rowId(later.change) === slice.rowId(earlier.change)
  return isSameRow || (slice.comesOf?.(later, earlier) ?? false)
}

function reasonOf(slice: OfflineSlice, change: unknown, refusal: AppError): string {
  if (refusal.code === 'not_found' && !slice.creates(change))
    return `This ${slice.noun} was deleted on another device meanwhile.`
  const messages = faultsOf(refusal).map(({ message }) => message)
  return messages.length > 0 ? `${messages.join('. ')}.` : refusal.message
}

/** What is wrong with which field, where that is why a change was refused. */
function faultsOf({ code, details }: AppError): FieldError[] {
  return code === 'invalid' && Array.isArray(details) ? (details as FieldError[]) : []
}
