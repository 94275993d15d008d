import { PRODUCT_NAME } from '#shared/product.ts'
import { LegalPage } from '#web/landing/LegalPage.tsx'

/** What is kept about a person, where, and why, in this version. */
export function Privacy() {
  return (
    <LegalPage title="Privacy Policy" lead={`What ${PRODUCT_NAME} keeps about you, where, and what for.`}>
      <h2>What is kept on the server</h2>
      <ul>
        <li>Your name, handle, email address, avatar and time zone, so that the product can address you.</li>
        <li>Your password as an Argon2 hash, from which it cannot be read back.</li>
        <li>Your tasks, timers, XP and streak days: the product itself.</li>
        <li>Your open sessions with the browser’s name and network address, so that they can be ended.</li>
      </ul>
      <h2>What is kept on your device</h2>
      <p>
        Your session, the look you chose, and a copy of your tasks, so that everything works without a
        network. Signing out removes the session and the copy. A cookie says that your account was used here
        before, so that nobody who guesses at your password elsewhere locks you out. There are no advertising
        or tracking cookies.
      </p>
      <h2>Who can see it</h2>
      <p>
        You, and the operator of this server, who looks after its database. No call leaves the server unless
        its operator has set one up: email delivery, signing in with Google or GitHub, or an AI provider.
      </p>
      <h2>How long</h2>
      <p>
        Until you or the operator delete it. Deleted tasks stay in the trash for 30 days, in case you want
        them back.
      </p>
      <h2>Your rights</h2>
      <p>
        Ask the operator of this server for a copy, a correction or the deletion of everything that concerns
        you.
      </p>
    </LegalPage>
  )
}
