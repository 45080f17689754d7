import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../platform/deps.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { readUnsubscribeToken } from '../../../platform/mail/unsubscribe-token.ts'
import { Refused } from '../../../platform/refused.ts'
import { LIMITS } from '../limits.ts'
import { unsubscribeAtOnce } from './change-subscription.ts'

const PATH = '/api/unsubscribe/:token'
const hidden = { schema: { hide: true }, bodyLimit: 4096 }

type Address = { Params: { token: string } }

/** The List-Unsubscribe header of our mails leads here: what a mail program does for its reader (RFC 8058). */
export async function registerUnsubscribe(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_, body, done) => done(null, body),
    )
    scope.post<Address>(PATH, hidden, async (request, reply) => {
      const { token } = request.params
      if (readUnsubscribeToken(deps.config.sessionSecret, token) === null)
        await requireWithin(deps, LIMITS.wrongLinksOfAddress, request.ip)
      if (!asksForOneClick(request.body)) throw new Refused('validation_failed')
      await unsubscribeAtOnce(deps, token)
      // A mail program asks, and shows its reader nothing of the answer.
      return reply.header('cache-control', 'no-store').code(200).send()
    })
    // Mail programs and scanners open every address they see: looking must never unsubscribe anybody.
    scope.get<Address>(PATH, hidden, (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`/unsubscribe?token=${encodeURIComponent(request.params.token)}`, 302),
    )
  })
}

const IN_FORM = /name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/i

function asksForOneClick(body: unknown): boolean {
  if (typeof body !== 'string') return false
  return new URLSearchParams(body).get('List-Unsubscribe') === 'One-Click' || IN_FORM.test(body)
}
