type ToastTone = 'info' | 'success' | 'warning' | 'danger'

type ToastAction = { label: string; onAction: () => void }

export type ToastLine = {
  text: string
  /** One thing to do about it, such as Undo. */
  action?: ToastAction | undefined
  /** A second one, such as Show. */
  otherAction?: ToastAction | undefined
  tone?: ToastTone
  /** docs/rules/progress.md, Messages and celebration: 0 is read aloud only, 1 is a reward in a toast, 2 is a moment with a card of its own. */
  tier?: 0 | 1 | 2
  /** XP that this line rewards: lines with XP are merged while one is still shown. */
  xp?: number
  /** What is counted when it is merged with others; a task where it does not say. */
  noun?: string
  /** The second line of a moment's card. */
  detail?: string
  /** The moment's card is shown over the level. */
  over?: 'level'
  /** The figure or sign on a moment's card. */
  sign?: string
  /** What a moment's card shows around it: a ring that lands, the days of a week, rays. */
  scene?: 'level' | 'streak' | 'goal'
  /** Names the change that it reports: the line leaves the screen when that is undone. */
  about?: string
}

/** A line on screen, or several rewards that were merged into one. */
export type Toast = ToastLine & { id: number; saidAt: number; parts: readonly ToastLine[] }

/** How long rewards are merged into one toast (docs/rules/progress.md, Messages and celebration). Milliseconds. */
const MERGED_FOR = 10_000
const MOST_SHOWN = 3

/**
 * The toasts on screen after one more was added. A reward that follows another within ten seconds joins it
 * ("3 tasks, +85 XP"), and its Undo undoes them all, the latest first. The oldest leaves when there are too many.
 */
export function addToastLine(toasts: readonly Toast[], line: ToastLine, id: number, now: number): Toast[] {
  const last = toasts.at(-1)
  if (last && isReward(last) && isReward(line) && now - last.saidAt <= MERGED_FOR) {
    return [...toasts.slice(0, -1), toastOf([...last.parts, line], id, now)]
  }
  return [...toasts, toastOf([line], id, now)].slice(-MOST_SHOWN)
}

/** The toasts on screen once a change was undone: its line is gone, also from merged rewards. */
export function removeToastLine(toasts: readonly Toast[], about: string): Toast[] {
  return toasts.flatMap((toast) => {
    const left = toast.parts.filter((part) => part.about !== about)
    if (left.length === toast.parts.length) return [toast]
    return left.length > 0 ? [toastOf(left, toast.id, toast.saidAt)] : []
  })
}

function isReward(line: ToastLine): boolean {
  return line.xp !== undefined && line.tier !== 2
}

function toastOf(parts: readonly ToastLine[], id: number, saidAt: number): Toast {
  const last = parts.at(-1)
  if (!last) throw new Error('A toast has at least one line')
  if (parts.length === 1) return { ...last, id, saidAt, parts }
  const xp = parts.reduce((sum, part) => sum + (part.xp ?? 0), 0)
  const actions = parts.flatMap(({ action }) => action ?? []).toReversed()
  const action = actions.length === parts.length && {
    label: actions[0]?.label ?? '',
    onAction: () => {
      for (const { onAction } of actions) onAction()
    },
  }
  return {
    ...last,
    action: action || undefined,
    id,
    saidAt,
    parts,
    xp,
    text: sumOf(parts, xp),
  }
}

/** `3 tasks, +85 XP`; of what earns nothing, or is not said to, `3 tasks done`. */
function sumOf(parts: readonly ToastLine[], xp: number): string {
  const counted = `${parts.length} ${nounOf(parts)}`
  if (xp > 0) return `${counted}, +${xp} XP`
  return counted.endsWith('done') ? counted : `${counted} done`
}

/** `tasks`, `habits`, or `done` for both. */
function nounOf(parts: readonly ToastLine[]): string {
  const nouns = new Set(parts.map(({ noun = 'task' }) => `${noun}s`))
  return nouns.size === 1 ? [...nouns].join('') : 'done'
}
