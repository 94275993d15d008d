import { PRODUCT_NAME } from '#shared/product.ts'
import type { Email } from '#server/mail/mailer.ts'
import { renderEmail } from '#server/mail/renderEmail.ts'

/** With the link that confirms a new account's address. */
export const confirmationEmail = (to: string, href: string): Email =>
  renderEmail({
    to,
    subject: `Confirm your email address for ${PRODUCT_NAME}`,
    heading: 'One click and you are in',
    paragraphs: [
      `A ${PRODUCT_NAME} account was made with this address. Confirm it and plan your first week.`,
      'The link works once, for 24 hours.',
    ],
    action: { label: 'Confirm my address', href },
    footnote: 'If this was not you, ignore this email: nothing will happen.',
  })

/** For a second sign-up with an address: only this mail says that there is an account, the answer on the screen does not. */
export const alreadyRegisteredEmail = (to: string, href: string): Email =>
  renderEmail({
    to,
    subject: `You already have a ${PRODUCT_NAME} account`,
    heading: 'You already have an account',
    paragraphs: [
      'Somebody tried to sign up with this address, which belongs to your account. Nothing was changed.',
      'Was it you? Then sign in. If the password is lost, choose "Forgot password" there.',
    ],
    action: { label: 'Sign in', href },
    footnote: 'If this was not you, ignore this email: your account is safe.',
  })

/** With the link to choose a new password. */
export const recoveryEmail = (to: string, href: string): Email =>
  renderEmail({
    to,
    subject: `Choose a new ${PRODUCT_NAME} password`,
    heading: 'Choose a new password',
    paragraphs: [
      `Somebody asked for a new password for your ${PRODUCT_NAME} account.`,
      'The link works once, for 24 hours, in the browser in which you asked for it.',
    ],
    action: { label: 'Choose a new password', href },
    footnote: 'If this was not you, ignore this email: your password stays as it is.',
  })

/** To each of the two addresses of a change, with its link. */
export const emailChangeEmail = (to: string, newEmail: string, href: string): Email =>
  renderEmail({
    to,
    subject: `Confirm the new email address of your ${PRODUCT_NAME} account`,
    heading: 'Confirm the change of your address',
    paragraphs: [
      `Your ${PRODUCT_NAME} account is about to use ${newEmail}.`,
      'Both the old and the new address have to agree. The link works once, for 24 hours.',
    ],
    action: { label: 'Confirm the change', href },
    footnote: 'If this was not you, do not confirm it, and change your password.',
  })

/** With the code that proves that the user of an open session can read the account's mail. */
export const reauthenticationEmail = (to: string, code: string): Email =>
  renderEmail({
    to,
    subject: `${code} is your ${PRODUCT_NAME} code`,
    heading: 'Your code',
    paragraphs: [`Type this code into ${PRODUCT_NAME} to go on. It is good for 10 minutes.`],
    code,
    footnote: 'If this was not you, change your password: somebody has your device open.',
  })

/** To somebody who asked to delete their account, with the way back. */
export const accountLeavingEmail = (to: string, at: Date, href: string): Email =>
  renderEmail({
    to,
    subject: `Your ${PRODUCT_NAME} account will be deleted`,
    heading: 'Your account will be deleted',
    paragraphs: [
      `On ${LONG_DATE.format(at)} everything in it is erased for good. All your devices were signed out.`,
      'Until then it is yours: sign in to keep it, or to download what is in it.',
    ],
    action: { label: 'Sign in to keep it', href },
    footnote: 'If this was not you, sign in, keep the account and change your password.',
  })

const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** The last mail that an account gets. */
export const accountDeletedEmail = (to: string, href: string): Email =>
  renderEmail({
    to,
    subject: `Your ${PRODUCT_NAME} account was deleted`,
    heading: 'Your account was deleted',
    paragraphs: ['Everything that was stored with it is gone. Thank you for the time you spent with us.'],
    action: { label: `Open ${PRODUCT_NAME}`, href },
    footnote: 'If this was not you, somebody knew your password: change it wherever else you use it.',
  })

/** After a change of the password, so that a stranger's change does not go unnoticed. */
export const passwordChangedEmail = (to: string, href: string): Email =>
  renderEmail({
    to,
    subject: `Your ${PRODUCT_NAME} password was changed`,
    heading: 'Your password was changed',
    paragraphs: ['All other devices were signed out.'],
    action: { label: `Open ${PRODUCT_NAME}`, href },
    footnote: 'If this was not you, choose "Forgot password" on the sign-in page at once.',
  })

/** After a refresh token came back that was used before: somebody else may have a copy. */
export const tokenReusedEmail = (to: string, href: string): Email =>
  renderEmail({
    to,
    subject: `A device was signed out of your ${PRODUCT_NAME} account`,
    heading: 'A device was signed out, to be safe',
    paragraphs: [
      'Somebody used a key of this device that had been used before, so it may have been copied. The device was signed out.',
      'Sign in again and look at your devices in Settings. Sign out those that you do not know.',
    ],
    action: { label: 'Look at my devices', href },
    footnote: 'If you see strange devices or events there, change your password: it signs out all others.',
  })

/** After another way to sign in was added, so that a stranger's does not go unnoticed. */
export const identityLinkedEmail = (to: string, provider: string, href: string): Email =>
  renderEmail({
    to,
    subject: `${provider} can now sign in to your ${PRODUCT_NAME} account`,
    heading: `${provider} is connected`,
    paragraphs: [`From now on you can sign in to your ${PRODUCT_NAME} account with ${provider}.`],
    action: { label: 'Look at my ways to sign in', href },
    footnote: `If this was not you, disconnect ${provider} in Settings and change your password.`,
  })
