import { useEffect, useState } from 'react'
import { SESSION_KEY } from '#shared/auth/sessionKey.ts'
import { currentSession, signInWithPassword } from './session.ts'

/** A sign-up whose mail is on its way. */
export type SentSignUp = { email: string; password: string; userId: string }

/** Waits between two questions, in milliseconds: a mail is mostly opened at once, or much later. */
const FIRST_WAIT = 3_000
const LONGEST_WAIT = 30_000
const GROWTH = 1.1

/**
 * Asks, while the page is visible, whether the link in the mail was opened, and signs in once it was. A link that is opened
 * in this browser signs in by itself.
 *
 * @returns whether it was opened and the person has to sign in themselves
 */
export function useConfirmation({ email, password, userId }: SentSignUp): boolean {
  const [mustSignIn, setMustSignIn] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let wait = FIRST_WAIT
    let isOver = false
    const later = () => {
      if (!isOver && !document.hidden) timer = setTimeout(() => void ask(), wait)
      wait = Math.min(wait * GROWTH, LONGEST_WAIT)
    }
    const ask = async () => {
      clearTimeout(timer)
      if (!(await isConfirmed(userId)) || isOver || currentSession()) return later()
      isOver = true
      await signInWithPassword(email, password).catch(() => setMustSignIn(true))
    }
    const wake = () => {
      if (!document.hidden && !isOver) void ask()
    }
    later()
    document.addEventListener('visibilitychange', wake)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [email, password, userId])
  return mustSignIn
}

/** Whether the account was confirmed by a link that this browser asked for; also false when the server cannot be reached. */
async function isConfirmed(userId: string): Promise<boolean> {
  const body = JSON.stringify({ user_id: userId, code_verifiers: verifiers() })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/auth/v1/signup/confirmation', { method: 'POST', headers, body }).catch(
    () => null,
  )
  if (!answer?.ok) return false
  return ((await answer.json()) as { confirmed: boolean }).confirmed
}

const MOST_VERIFIERS = 10

/** The verifiers that the client keeps in this browser, one for each mail, as JSON. */
function verifiers(): string[] {
  return Object.entries(localStorage)
    .filter(([key]) => key.startsWith(SESSION_KEY) && key.endsWith('-code-verifier'))
    .map(([, text]): unknown => JSON.parse(String(text)))
    .filter((value) => typeof value === 'string')
    .slice(0, MOST_VERIFIERS)
}
