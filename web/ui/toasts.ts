type ToastTone = 'info' | 'success' | 'warning' | 'danger'

export type ToastLine = {
  text: string
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onAction: () => void }
  tone?: ToastTone
  /** docs/rules.md, Messages and celebration: 1 is a reward in a toast, 2 is a moment with a card of its own. */
  tier?: 1 | 2
  /** XP that this line rewards: lines with XP are merged while one is still shown. */
  xp?: number
  /** The second line of a moment's card. */
  detail?: string
  /** The figure or sign on a moment's card. */
  sign?: string
}

export type Toast = ToastLine & { id: number; saidAt: number; count: number }

/** How long rewards are merged into one toast (docs/rules.md, Messages and celebration). Milliseconds. */
const MERGED_FOR = 10_000
const MOST_SHOWN = 3

/**
 * The toasts on screen after one more was added. A reward that follows another within ten seconds joins it
 * ("3 tasks, +85 XP"), and its Undo undoes them all, the latest first. The oldest leaves when there are too many.
 */
export function withLine(toasts: readonly Toast[], line: ToastLine, id: number, now: number): Toast[] {
  const last = toasts.at(-1)
  if (last && isReward(last) && isReward(line) && now - last.saidAt <= MERGED_FOR) {
    return [...toasts.slice(0, -1), merged(last, line, id, now)]
  }
  return [...toasts, { ...line, id, saidAt: now, count: 1 }].slice(-MOST_SHOWN)
}

function isReward(line: ToastLine): line is ToastLine & { xp: number } {
  return line.xp !== undefined && line.xp > 0 && line.tier !== 2
}

function merged(last: Toast, line: ToastLine, id: number, now: number): Toast {
  const count = last.count + 1
  const xp = (last.xp ?? 0) + (line.xp ?? 0)
  const both = last.action && line.action
  const action = both && {
    label: line.action?.label ?? '',
    onAction: () => {
      line.action?.onAction()
      last.action?.onAction()
    },
  }
  return { ...line, action, id, xp, count, saidAt: now, text: `${count} tasks, +${xp} XP` }
}
