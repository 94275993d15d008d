import { useEffect } from 'react'

/** On the ways in: without a server to sign in to, they lead to the demo (docs/rules/demo.md, Demo). */
export function useDemo(): void {
  useEffect(() => {
    void import('./goWithoutServer.ts').then(({ goWithoutServer }) => goWithoutServer()).catch(() => {})
  }, [])
}
