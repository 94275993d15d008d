import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { openDialogs } from './openDialogs.ts'
import styles from './Dialog.module.css'

type DialogProps = {
  title: string
  open: boolean
  onClose: () => void
  children: ReactNode
  /** Buttons, at the lower edge and always in sight. For a form give the submit button its `form` attribute. */
  footer?: ReactNode
  /** `narrow` for a question, `wide` for a form with two columns, `side` for a panel at the window's edge, `full` for all of it. */
  width?: 'narrow' | 'normal' | 'wide' | 'side' | 'full'
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
}

/**
 * A modal dialog, the platform's own; on a phone a sheet at the lower edge. Focus goes to the element
 * with `data-autofocus`, else to the first field, and returns to where it was. Escape closes; a click
 * outside does not, so that nothing typed is lost by a slip.
 */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog({
  title,
  onClose,
  children,
  footer,
  width = 'normal',
  role = 'dialog',
}: Omit<DialogProps, 'open'>) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = document.activeElement
    keepScrollbarWidth()
    element.showModal()
    const remove = openDialogs.add(element)
    const first =
      element.querySelector<HTMLElement>('[data-autofocus]') ??
      body.current?.querySelector<HTMLElement>(FIELDS) ??
      element
    first.focus()
    return () => {
      remove()
      element.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- dialog or alertdialog
      role={role}
      aria-labelledby={titleId}
      data-width={width}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault()
        if (event.target === event.currentTarget) onClose()
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {/* No header and footer: those of a dialog are landmarks of the page to browsers. */}
      <div className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        <IconButton label="Close" icon={<X />} onClick={onClose} />
      </div>
      <div ref={body} className={styles.body}>
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </dialog>
  )
}

const FIELDS = 'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled)'

/** The page behind stops scrolling; the room of its scrollbar stays, so that nothing jumps. */
function keepScrollbarWidth() {
  if (document.querySelector('dialog:modal')) return
  const { clientWidth, style } = document.documentElement
  style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`)
}
