import { useEffect } from 'react'

/** On the ways in: when nobody is there to sign in to, the demo begins (specification, section 8, "Demo mode"). */
export function useDemo(): void {
  useEffect(() => {
    void import('./begin.ts').then(({ beginWithoutServer }) => beginWithoutServer()).catch(() => {})
  }, [])
}
