import type * as oidc from 'openid-client'

/** Loaded by the first who signs in with it. */
const loadOidc = () => import('openid-client')

export type GoogleSettings = { clientId: string; clientSecret: string; issuer: string }

/** `email` in small letters; it counts only where Google says that it is verified. */
type GoogleAnswer = { subject: string; email: string; emailVerified: boolean; name: string }

type Asked = { state: string; nonce: string; verifier: string }

export type Google = {
  /** Where the person goes to say who they are. */
  begin(asked: Asked): Promise<string>
  /**
   * Returns what Google answered, checked against what was asked. Throws GoogleRefused or GoogleUnreachable.
   */
  finish(query: URLSearchParams, asked: Asked): Promise<GoogleAnswer>
}

/** Google, or the person there, said no; or the answer does not fit what was asked for. */
export class GoogleRefused extends Error {}
export class GoogleUnreachable extends Error {}

const SECONDS_TO_ANSWER = 8

/** OpenID Connect's code flow with PKCE, state and nonce; the signature of the answer is checked as well. */
export function createGoogle(settings: GoogleSettings, redirectUri: string): Google {
  let known: Promise<oidc.Configuration> | undefined
  const configuration = () => {
    known ??= discover(settings).catch((error: unknown) => {
      // Asked again the next time: an outage must not last until a restart.
      known = undefined
      throw new GoogleUnreachable('Google could not be asked how to sign in', { cause: error })
    })
    return known
  }
  return {
    async begin({ state, nonce, verifier }) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await loadOidc()
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        // Somebody with several accounts chooses; the last one used may not be the one they mean.
        prompt: 'select_account',
      })
      return url.href
    },
    async finish(query, { state, nonce, verifier }) {
      const url = new URL(redirectUri)
      url.search = query.toString()
      const { authorizationCodeGrant } = await loadOidc()
      const tokens = await authorizationCodeGrant(await configuration(), url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      }).catch((error: unknown) => {
        throw isUnreachable(error)
          ? new GoogleUnreachable('Google did not answer', { cause: error })
          : new GoogleRefused('Google did not confirm the sign-in', { cause: error })
      })
      return answerOf(tokens.claims())
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: GoogleSettings): Promise<oidc.Configuration> {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await loadOidc()
  const server = new URL(issuer)
  const config = await discovery(server, clientId, clientSecret, undefined, {
    timeout: SECONDS_TO_ANSWER,
    // Only this machine's own address may be without TLS; config.ts sees to that.
    ...(server.protocol === 'http:' ? { execute: [allowInsecureRequests] } : {}),
  })
  config.timeout = SECONDS_TO_ANSWER
  enableNonRepudiationChecks(config)
  return config
}

function answerOf(claims: Partial<oidc.IDToken> = {}): GoogleAnswer {
  const { sub = '', email, email_verified: verified, name } = claims
  if (sub === '' || typeof email !== 'string')
    throw new GoogleRefused('Google named no person, or no address')
  return {
    subject: sub,
    email: email.trim().toLowerCase(),
    emailVerified: verified === true,
    name: typeof name === 'string' ? name.trim() : '',
  }
}

/** No answer, or one that tells of trouble on their side. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof TypeError) return true
  if (error instanceof DOMException) return true
  const status = (error as { cause?: { status?: number } }).cause?.status
  return typeof status === 'number' && status >= 500
}
