import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Events, OAuth2Server } from 'oauth2-mock-server'

/**
 * Local stand-ins for Google and GitHub that agree to every sign-in at once.
 *
 * Change `replies.google` and `replies.github` to sign in as another person; set `replies.refuses` to fail the exchange of
 * codes.
 */
export async function startProviders() {
  const replies = {
    google: {
      sub: 'g-1',
      email: 'ada@example.com',
      email_verified: true,
      name: 'Ada',
      picture: 'https://x.example/a.png',
    },
    github: {
      user: { id: 42, login: 'grace', name: 'Grace' as string | null, avatar_url: 'https://x.example/g.png' },
      emails: [{ email: 'grace@example.com', primary: true, verified: true }],
    },
    refuses: false,
  }
  const oauth = new OAuth2Server()
  await oauth.issuer.keys.generate('RS256')
  await oauth.start(0, '127.0.0.1')
  oauth.service.on(Events.BeforeUserinfo, (answer) => {
    answer.body = replies.google
  })
  oauth.service.on(Events.BeforeResponse, (answer) => {
    if (replies.refuses) Object.assign(answer, { statusCode: 400, body: { error: 'invalid_grant' } })
  })
  const api = createServer((request, response) => {
    const known = request.headers.authorization?.startsWith('Bearer ')
    response.writeHead(known ? 200 : 401, { 'content-type': 'application/json' })
    response.end(JSON.stringify(request.url === '/user/emails' ? replies.github.emails : replies.github.user))
  })
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve))
  const apiAddress = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  const address = `http://127.0.0.1:${oauth.address().port}`

  const settings = {
    GOOGLE_CLIENT_ID: 'our-google-id',
    GOOGLE_CLIENT_SECRET: 'our-google-secret',
    GOOGLE_AUTHORIZE_URL: `${address}/authorize`,
    GOOGLE_TOKEN_URL: `${address}/token`,
    GOOGLE_USERINFO_URL: `${address}/userinfo`,
    GITHUB_CLIENT_ID: 'our-github-id',
    GITHUB_CLIENT_SECRET: 'our-github-secret',
    GITHUB_AUTHORIZE_URL: `${address}/authorize`,
    GITHUB_TOKEN_URL: `${address}/token`,
    GITHUB_USER_URL: `${apiAddress}/user`,
    GITHUB_EMAILS_URL: `${apiAddress}/user/emails`,
  }
  async function close() {
    await oauth.stop()
    await new Promise((resolve) => api.close(resolve))
  }
  return { replies, settings, close }
}
