import type { ReactNode } from 'react'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from './Dialog.tsx'
import styles from './Confirm.module.css'

type ConfirmProps = {
  title: string
  open: boolean
  /** The label of the confirming button: the action itself, such as "Delete". */
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

/** A yes-or-no question. The focus begins on the answer that changes nothing. */
export function Confirm({
  confirmLabel,
  cancelLabel = 'Cancel',
  danger,
  onConfirm,
  onClose,
  children,
  ...dialog
}: ConfirmProps) {
  const footer = (
    <>
      <Button data-autofocus onClick={onClose}>
        {cancelLabel}
      </Button>
      <Button
        look={danger ? 'danger' : 'primary'}
        onClick={() => {
          onConfirm()
          onClose()
        }}
      >
        {confirmLabel}
      </Button>
    </>
  )
  return (
    <Dialog {...dialog} role="alertdialog" width="narrow" onClose={onClose} footer={footer}>
      <div className={styles.text}>{children}</div>
    </Dialog>
  )
}
