import * as z from 'zod/mini'
import { answered, asked, type Described, type Operation } from '#server/http/described.ts'
import { CodeBody, MailBody, PasswordBody, RefreshBody, SignUpBody, UserBody, VerifyBody } from './bodies.ts'

const Session = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int(),
  expires_at: z.int(),
  refresh_token: z.string(),
  user: z.looseObject({ id: z.uuid(), email: z.string() }),
})

const open = (method: Operation['method'], path: string, summary: string, body?: string): Operation => ({
  method,
  path: `/auth/v1/${path}`,
  summary,
  open: true,
  ...(body && { body }),
  answers: { 200: ['Done'] },
})

const PROOF_FIRST = 'reauthentication_needed: a proof of the last ten minutes comes first'

/** Accounts and sessions, in the calls of the official client. */
export const describedAuth: Described = {
  tag: 'Accounts',
  schemas: {
    Session: answered(Session),
    SignUpBody: asked(SignUpBody),
    TokenBody: asked(z.union([PasswordBody, CodeBody, RefreshBody])),
    VerifyBody: asked(VerifyBody),
    MailBody: asked(MailBody),
    UserBody: asked(UserBody),
  },
  operations: [
    open('get', 'health', 'Whether accounts can be used'),
    open('get', 'settings', 'Which ways to sign in there are'),
    open('get', '.well-known/jwks.json', 'The keys that access tokens are signed with'),
    open('post', 'signup', 'Make an account', 'SignUpBody'),
    {
      ...open(
        'post',
        'token',
        'Sign in or go on: grant_type is password, pkce or refresh_token',
        'TokenBody',
      ),
      answers: { 200: ['A session', 'Session'], 400: ['The credentials are wrong'] },
    },
    open('get', 'verify', 'The link in a mail: leads back to the product'),
    open('post', 'verify', 'The token of a mail', 'VerifyBody'),
    open('post', 'recover', 'Send a mail to reset the password', 'MailBody'),
    open('post', 'resend', 'Send a confirmation mail again', 'MailBody'),
    open('get', 'authorize', 'Sign in with Google or GitHub: leads to the provider'),
    open('get', 'callback', 'Where the provider leads back to'),
    {
      method: 'get',
      path: '/auth/v1/user/identities/authorize',
      summary: 'Connect another provider to the account',
      answers: { 200: ['Where to go; a cookie ties it to this browser'], 400: [PROOF_FIRST] },
    },
    {
      method: 'delete',
      path: '/auth/v1/user/identities/:id',
      summary: 'Disconnect a provider',
      answers: { 200: ['It is disconnected'], 400: [PROOF_FIRST], 422: ['It is the last way in'] },
    },
    {
      method: 'post',
      path: '/auth/v1/logout',
      summary: 'End sessions',
      answers: { 204: ['They are ended'] },
    },
    {
      method: 'get',
      path: '/auth/v1/reauthenticate',
      summary: 'Send a mail with a code that proves who sits at an open session',
      answers: { 200: ['It is on its way'] },
    },
    { method: 'get', path: '/auth/v1/user', summary: 'The account', answers: { 200: ['The account'] } },
    {
      method: 'put',
      path: '/auth/v1/user',
      summary: 'Change the account',
      body: 'UserBody',
      answers: { 200: ['The account'], 400: [PROOF_FIRST], 422: ['The new password or address cannot be'] },
    },
  ],
}
