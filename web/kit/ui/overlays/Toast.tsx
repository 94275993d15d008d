import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#web/kit/ui/Button.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { optionalPart } from '#web/kit/ui/loading/optionalPart.tsx'
import { openDialogs } from './openDialogs.ts'
import { quietTime } from '#web/kit/ui/loading/quietTime.ts'
import { type Toast, type ToastLine, addToastLine, removeToastLine } from './toasts.ts'
import { useCountdown } from '#web/kit/ui/time/useCountdown.ts'
import { useF6 } from '#web/kit/ui/useF6.ts'
import styles from './Toast.module.css'

const Moment = optionalPart(async () => (await import('./Moment.tsx')).Moment, { useIsWanted: () => true })

export type Say = (line: ToastLine) => void

/** The toasts and moments of the page. */
export type Toasts = {
  say: Say
  /** Takes away what was said about a change, and says nothing more about it: it was undone. */
  withdraw: (about: string) => void
}

const ToastContext = createContext<Toasts>({ say: () => {}, withdraw: () => {} })

/** Shows a toast with an optional action, or a moment (`tier: 2`) with its card. */
export const useToast = (): Say => useContext(ToastContext).say

/** The same, for what may be undone. */
export const useToasts = (): Toasts => useContext(ToastContext)

/** A toast with an action such as Undo is shown for ten seconds, a plain one for six (docs/rules/progress.md, Messages and celebration). Milliseconds. */
const WITH_ACTION_FOR = 10_000
const PLAIN_FOR = 6_000

/**
 * The toasts: at the lower edge, and above an open dialog, within it. A live region announces them; the focus stays where
 * it is. Hovering or focusing pauses them, F6 moves the focus to them and back. Moments wait until no dialog is open and
 * for the end of quiet time, and are announced when they are shown.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const [moments, setMoments] = useState<Toast[]>([])
  const [spoken, setSpoken] = useState<Spoken>({ text: '', dialog: undefined })
  const region = useRef<HTMLElement>(null)
  const dialog = openDialogs.useLatest()
  const isQuiet = quietTime.useLatest() === true
  useF6(region)

  const [ways] = useState(() => waysToSay({ setToasts, setMoments, setSpoken }))
  const moment = dialog || isQuiet ? undefined : moments[0]

  return (
    <ToastContext value={ways}>
      {children}
      <output className={styles.spoken} aria-live="polite">
        {spoken.text}
      </output>
      <Within parent={dialog ?? document.body}>
        <output className={styles.spoken} aria-live="polite">
          {dialog && spoken.dialog === dialog && spoken.text}
        </output>
        <section ref={region} aria-label="Notifications" tabIndex={-1} className={styles.region}>
          {moment && (
            <Moment
              key={moment.id}
              moment={moment}
              onShow={() => setSpoken({ text: inWords(moment), dialog: undefined })}
              onClose={() => setMoments((all) => all.slice(1))}
            />
          )}
          {toasts.map((toast) => (
            <Line
              key={toast.id}
              toast={toast}
              onClose={() => setToasts((all) => all.filter(({ id }) => id !== toast.id))}
            />
          ))}
        </section>
      </Within>
    </ToastContext>
  )
}

type Setters = {
  setToasts: Dispatch<SetStateAction<Toast[]>>
  setMoments: Dispatch<SetStateAction<Toast[]>>
  setSpoken: Dispatch<SetStateAction<Spoken>>
}

/** Made once: a new object with each toast would draw anew whatever can say something, the whole plan for one. */
function waysToSay({ setToasts, setMoments, setSpoken }: Setters): Toasts {
  let nextId = 0
  const withdrawn = new Set<string>()
  return {
    say: (line) => {
      if (line.about !== undefined && withdrawn.has(line.about)) return
      const id = nextId++
      const now = performance.now()
      if (line.tier === 2) {
        setMoments((all) => [...all, { ...line, id, saidAt: now, parts: [line] }])
        return
      }
      setSpoken({ text: inWords(line), dialog: openDialogs.latest() })
      if (line.tier === 0) return
      setToasts((all) => addToastLine(all, line, id, now))
    },
    withdraw: (about) => {
      withdrawn.add(about)
      setToasts((all) => removeToastLine(all, about))
      setMoments((all) => removeToastLine(all, about))
    },
  }
}

/** Draws its children at the end of an element. They are moved to another one, not made anew. */
function Within({ parent, children }: { parent: HTMLElement; children: ReactNode }) {
  const [host] = useState(() => document.createElement('div'))
  useLayoutEffect(() => parent.append(host), [parent, host])
  return createPortal(children, host)
}

/** The latest words, and the dialog that was on top when they were said. */
type Spoken = { text: string; dialog: HTMLDialogElement | undefined }

function inWords({ text, detail }: ToastLine): string {
  return [text, detail].filter(Boolean).join('. ')
}

function Line({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { action, otherAction, text, xp } = toast
  const tone = toast.tone ?? (xp === undefined ? 'info' : 'success')
  const pause = useCountdown(action ? WITH_ACTION_FOR : PLAIN_FOR, onClose)
  return (
    <div
      className={styles.toast}
      data-tone={tone}
      data-reward={xp === undefined ? undefined : true}
      {...pause}
    >
      <span className={styles.icon} aria-hidden="true">
        {ICONS[tone]}
      </span>
      <p dir="auto">{text}</p>
      {[action, otherAction].map(
        (each) =>
          each && (
            <Button
              key={each.label}
              size="sm"
              onClick={() => {
                onClose()
                each.onAction()
              }}
            >
              {each.label}
            </Button>
          ),
      )}
      <IconButton label="Dismiss" size="sm" icon={<X />} onClick={onClose} />
    </div>
  )
}

const ICONS = {
  info: <Info />,
  success: <CircleCheck />,
  warning: <TriangleAlert />,
  danger: <CircleAlert />,
}
