import { Info } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { IconButton } from './IconButton.tsx'
import styles from './Definition.module.css'

const GAP = 8

/** A button that tells what a word means: on hover, focus and tap, until Escape. Screen readers read it with the button. */
export function Definition({ of, children }: { of: string; children: string }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!isShown || !tip.current || !button.current) return
    tip.current.showPopover()
    placeBelow(tip.current, button.current.getBoundingClientRect())
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setIsShown(false)
    document.addEventListener('keydown', onKeyDown)
    const element = tip.current
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      element.hidePopover()
    }
  }, [isShown])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the tip may be pointed at as well
    <span
      className={styles.frame}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setIsShown(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setIsShown(false)}
    >
      <IconButton
        ref={button}
        label={`What is ${of}?`}
        title=""
        icon={<Info aria-hidden="true" />}
        size="sm"
        aria-describedby={id}
        onClick={() => setIsShown(true)}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setIsShown(true)}
        onBlur={() => setIsShown(false)}
      />
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
        {children}
      </span>
    </span>
  )
}

/** Under the button, above it where there is no room, and within the window. */
function placeBelow(tip: HTMLElement, anchor: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = tip
  const left = anchor.left + anchor.width / 2 - width / 2
  const isBelow = anchor.bottom + GAP + height <= innerHeight
  tip.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`
  tip.style.top = `${Math.max(GAP, isBelow ? anchor.bottom + GAP : anchor.top - GAP - height)}px`
}
