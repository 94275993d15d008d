import { PRODUCT_NAME } from '#shared/product.ts'
import { LegalPage } from '#web/landing/LegalPage.tsx'

/** The terms, for a product that people run themselves. */
export function Terms() {
  return (
    <LegalPage
      title="Terms of Service"
      lead={`What you may expect of ${PRODUCT_NAME}, and what it expects of you.`}
    >
      <h2>Who offers this</h2>
      <p>
        {PRODUCT_NAME} is software that people and organisations run on their own servers. The operator of the
        server at the address you are visiting offers it to you and is your partner for everything below. They
        may add terms of their own.
      </p>
      <h2>Your account</h2>
      <p>
        You need an account to use it. Give an email address that reaches you, keep your password to yourself,
        and do not use somebody else’s account. You can sign out on all devices at any time.
      </p>
      <h2>What is yours</h2>
      <p>
        Your tasks, goals and notes stay yours. The operator stores and shows them to you, and does nothing
        else with them without asking you.
      </p>
      <h2>Fair use</h2>
      <p>
        Do not try to reach other people’s data, to overload the server, or to use it for anything unlawful.
        The operator may close accounts that do.
      </p>
      <h2>No warranty</h2>
      <p>
        The software comes under the MIT licence, as it is, without warranty. It plans and counts; it does not
        give medical, legal or financial advice.
      </p>
      <h2>The end</h2>
      <p>
        You may stop using it at any time and ask the operator to delete your account with everything in it.
      </p>
    </LegalPage>
  )
}
