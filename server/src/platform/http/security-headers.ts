import type { FastifyReply } from 'fastify'

/** Dialogs and toasts make style elements, hence 'unsafe-inline' for styles only. Scripts come from files, always. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export function secureApiReply(reply: FastifyReply): void {
  reply.raw.setHeader('x-content-type-options', 'nosniff')
  reply.raw.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
}

export function securePageReply(reply: FastifyReply, options: { https: boolean; dev: boolean }): void {
  if (!options.dev) reply.header('content-security-policy', CONTENT_SECURITY_POLICY)
  reply.header('x-frame-options', 'DENY')
  reply.header('cross-origin-opener-policy', 'same-origin')
  reply.header('permissions-policy', 'camera=(self), microphone=(), geolocation=(self), interest-cohort=()')
  if (options.https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
}
