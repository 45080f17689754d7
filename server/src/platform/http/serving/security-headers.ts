import type { FastifyReply } from 'fastify'

/** The outside hosts that a page may load from. */
type Abroad = { mapStyleUrl: string | null; stripe: boolean; bootHash: string | null }

/** Cards are typed into frames of Stripe's own, and a bank's questions come in another. */
const STRIPE = {
  scripts: ['https://js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  data: ['https://api.stripe.com'],
}
const NOBODY: typeof STRIPE = { scripts: [], frames: [], data: [] }

/**
 * Dialogs and toasts make style elements, hence 'unsafe-inline' for styles only. Scripts come from files,
 * except for the one in every page, letter by letter as it was built.
 */
export function contentSecurityPolicy({ mapStyleUrl, stripe, bootHash }: Abroad): string {
  const { scripts, frames, data } = stripe ? STRIPE : NOBODY
  return [
    "default-src 'self'",
    ["script-src 'self'", ...(bootHash === null ? [] : [`'${bootHash}'`]), ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...data, ...mapSources(mapStyleUrl)].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * A style's tiles, letters and signs are often on other hosts, which only the style names, and a start must
 * not wait for it: hence all of https. They are all fetched as data, so images and workers need no exception.
 */
function mapSources(mapStyleUrl: string | null): string[] {
  if (mapStyleUrl === null) return []
  const { origin, protocol } = new URL(mapStyleUrl)
  return protocol === 'https:' ? ['https:'] : ['https:', origin]
}

/**
 * A response that is no page draws nothing and cannot be framed, should a browser be led to open it as one.
 */
const BARE =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** On every answer, the refused and the failed ones included. Pages and pictures say more about themselves later. */
export function secureEveryReply({ https, dev }: { https: boolean; dev: boolean }) {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    // While developing, vite writes its scripts into the pages.
    ...(dev ? [] : [['content-security-policy', BARE] satisfies [string, string]]),
    ...(https
      ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] satisfies [string, string]]
      : []),
  ]
  return (reply: FastifyReply): void => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value)
  }
}

type PageOptions = Abroad & { dev: boolean }

export function securePageReply(reply: FastifyReply, options: PageOptions): void {
  if (!options.dev) reply.header('content-security-policy', contentSecurityPolicy(options))
  reply.header('x-frame-options', 'DENY')
  reply.header('cross-origin-opener-policy', 'same-origin')
  reply.header('permissions-policy', 'camera=(self), microphone=(), geolocation=(self), interest-cohort=()')
}
