import 'react'

declare module 'react' {
  interface CSSProperties {
    /** How many days stand side by side in a calendar. */
    '--columns'?: number
  }
}
