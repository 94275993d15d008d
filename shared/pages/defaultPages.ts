import { PRODUCT_NAME } from '../product.ts'
import type { Page, PageName } from './page.ts'

/** The legal texts of a product that people run themselves, which apply until the operator has their own. */
export const DEFAULT_PAGES: Record<PageName, Page> = {
  terms: {
    title: 'Terms of Service',
    updated_at: '2026-11-24T00:00:00Z',
    is_default: true,
    markdown: `
What you may expect of ${PRODUCT_NAME}, and what it expects of you.

## Who offers this

${PRODUCT_NAME} is software that people and organisations run on their own servers. The operator of the server at the address you are visiting offers it to you and is your partner for everything below. They may add terms of their own.

## Your account

You need an account to use it. Give an email address that reaches you, keep your password to yourself, and do not use somebody else’s account. You can sign out on all devices at any time.

## What is yours

Your tasks, goals and notes stay yours. The operator stores and shows them to you, and does nothing else with them without asking you.

## Fair use

Do not try to reach other people’s data, to overload the server, or to use it for anything unlawful. The operator may close accounts that do.

## No warranty

The software comes under the MIT licence, as it is, without warranty. It plans and counts; it does not give medical, legal or financial advice.

## The end

You may stop using it at any time and delete your account with everything in it, in the settings.
`.trim(),
  },
  privacy: {
    title: 'Privacy Policy',
    updated_at: '2026-11-24T00:00:00Z',
    is_default: true,
    markdown: `
What ${PRODUCT_NAME} keeps about you, where, and what for.

## What is kept on the server

- Your name, handle, email address, avatar and time zone, so that the product can address you.
- Your password as an Argon2 hash, from which it cannot be read back.
- Your tasks, habits, goals, timers, XP and streak days: the product itself.
- Your open sessions with the browser’s name and network address, so that they can be ended.
- For 30 days, what your browser reports when something fails in it: the error, the place in the program, and your account’s number. Passwords, tokens, email addresses, query strings and what you typed are taken out before it is stored.
- For 30 days, what you write to us as feedback, with the name and the address that you give.

## What is kept on your device

Your session, the look you chose, and a copy of your tasks, so that everything works without a network. Signing out removes the session and the copy. A cookie says that your account was used here before, so that nobody who guesses at your password elsewhere locks you out. There are no advertising or tracking cookies.

## Who can see it

You, and the operator of this server, who looks after its database. No call leaves the server unless its operator has set one up: email delivery, signing in with Google or GitHub, an AI provider, or a service that error reports are passed on to.

## How long

Until you delete it, or your account. Deleted tasks stay in the trash for 30 days, in case you want them back.

## Your rights

Delete your account with everything in it in the settings. For a correction, or a question, ask the operator of this server.
`.trim(),
  },
}
