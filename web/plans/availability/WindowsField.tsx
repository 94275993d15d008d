import { CircleAlert, Plus, X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import type { Kind } from '#shared/planning/availability.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { type TypedWindow, withOneMore } from './draft.ts'
import styles from './Availability.module.css'

/** A day has at most so many windows (docs/rules/plans.md, Availability). */
const MOST_WINDOWS = 4

type WindowsFieldProps = {
  /** Whose windows they are, which names each of its controls: `Monday, working hours`. */
  name: string
  /** The same, as it is shown: the day, or the kind. */
  shown: string
  kind: Kind
  windows: readonly TypedWindow[]
  error: string | undefined
  onChange: (windows: readonly TypedWindow[]) => void
  /** Shown beside the button that adds a window. */
  children?: ReactNode
}

/** The windows of one day and kind: each with two times, to be removed, and with one line for what is wrong with them. */
export function WindowsField(props: WindowsFieldProps) {
  const { name, shown, kind, windows, error, onChange, children } = props
  const group = useRef<HTMLDivElement>(null)
  const errorId = useId()
  const focus = (selector: string) =>
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>(selector)?.focus())
  const add = () => {
    onChange(withOneMore(windows, kind))
    focus('li:last-of-type input')
  }
  const remove = (at: number) => {
    onChange(windows.filter((_, other) => other !== at))
    focus('button[data-add]')
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out as a grid
    <div ref={group} role="group" aria-label={name} className={styles.windows}>
      <span className={styles.name} aria-hidden="true">
        {shown}
      </span>
      {windows.length === 0 && <span className={styles.off}>No hours</span>}
      <div className={styles.times}>
        <ul>
          {windows.map((window, at) => (
            <Row
              // oxlint-disable-next-line react/no-array-index-key -- they have no name but their place
              key={at}
              name={name}
              number={windows.length > 1 ? ` (${at + 1} of ${windows.length})` : ''}
              window={window}
              errorId={error ? errorId : undefined}
              onChange={(next) => onChange(windows.with(at, next))}
              onRemove={() => remove(at)}
            />
          ))}
        </ul>
        {error && (
          <p id={errorId} className={styles.error}>
            <CircleAlert aria-hidden="true" />
            {error}
          </p>
        )}
      </div>
      <span className={styles.tools}>
        <Button
          size="sm"
          look="plain"
          data-add
          icon={<Plus aria-hidden="true" />}
          aria-label={`Add hours, ${name}`}
          disabled={windows.length >= MOST_WINDOWS}
          onClick={add}
        >
          Add
        </Button>
        {children}
      </span>
    </div>
  )
}

type RowProps = {
  name: string
  /** Distinguishes it from the others of its day; empty where there are none. */
  number: string
  window: TypedWindow
  /** The line that says what is wrong. */
  errorId: string | undefined
  onChange: (window: TypedWindow) => void
  onRemove: () => void
}

function Row({ name, number, window: [from, to], errorId, onChange, onRemove }: RowProps) {
  const shared = {
    type: 'time',
    step: 300,
    'aria-describedby': errorId,
    'aria-invalid': errorId === undefined ? undefined : true,
  } as const
  return (
    <li>
      <input
        {...shared}
        aria-label={`${name}, from${number}`}
        value={from}
        onChange={({ target }) => onChange([target.value, to])}
      />
      <span aria-hidden="true">–</span>
      <input
        {...shared}
        aria-label={`${name}, to${number}`}
        value={to}
        onChange={({ target }) => onChange([from, target.value])}
      />
      <IconButton
        size="sm"
        label={`Remove ${from || '…'} to ${to || '…'}, ${name}`}
        icon={<X />}
        onClick={onRemove}
      />
    </li>
  )
}
