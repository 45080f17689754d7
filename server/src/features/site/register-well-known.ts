import { LANGUAGES } from '@roomtone/texts/languages'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'

const SECURITY = '/.well-known/security.txt'
/** RFC 9116 asks for less than a year. */
const VALID_MS = 180 * 86_400_000

/** Addresses that programs of others know: where to report a weakness, and where to change a password. */
export function registerWellKnown(app: FastifyInstance, { config, clock }: Deps): void {
  const hidden = { schema: { hide: true } }
  app.get(SECURITY, hidden, (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(securityText(config, new Date(clock.now().getTime() + VALID_MS))),
  )
  app.get('/.well-known/change-password', hidden, (_, reply) =>
    reply.header('cache-control', 'no-store').redirect('/settings/login-security', 302),
  )
}

function securityText({ supportEmail, publicUrl }: Deps['config'], expiresAt: Date): string {
  return [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expiresAt.toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${publicUrl}${SECURITY}`,
    '',
  ].join('\n')
}
