import styles from './SkipLink.module.css'

/** The first element in the tab order: skips to the content. The target is the element with the id `content`. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('content')?.focus()
      }}
    >
      Skip to content
    </a>
  )
}
