import styles from './Reports.module.css'

/** Where help is for somebody who thinks of harming themselves, and for who worries about them. */
export function WhereHelpIs() {
  return (
    <section className={styles.help} aria-label="Where help is">
      <p>
        If somebody is in danger now, call the emergency number: 112 in Europe, 911 in North America. To talk
        to somebody,{' '}
        <a href="https://findahelpline.com" target="_blank" rel="noreferrer">
          findahelpline.com
        </a>{' '}
        lists free helplines of each country.
      </p>
      <p>Please do not wait for us: reports are read later.</p>
    </section>
  )
}
