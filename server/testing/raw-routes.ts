import type { FastifyInstance } from 'fastify'

/**
 * Addresses that are no endpoints of the contract, and who may ask for them. `whoever knows it`: the address,
 * or a header, carries a secret. `member`: anyone who is signed in. access.test.ts finds every other one.
 */
export const RAW_ROUTES: Record<string, 'anyone' | 'whoever knows it' | 'member'> = {
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  'GET /metrics': 'whoever knows it',
  'GET /api/openapi.json': 'anyone',
  'GET /api/docs': 'anyone',
  'GET /api/docs/': 'anyone',
  'GET /api/docs/*': 'anyone',
  'GET /api/docs/json': 'anyone',
  'GET /api/docs/yaml': 'anyone',
  'GET /api/docs/static/index.html': 'anyone',
  'GET /api/docs/static/swagger-initializer.js': 'anyone',
  'GET /pictures/:id/:file': 'anyone',
  'GET /robots.txt': 'anyone',
  'GET /sitemap.xml': 'anyone',
  'GET /sitemaps/:file': 'anyone',
  'GET /api/account/exports/:id/file': 'whoever knows it',
  'GET /avatars/:file': 'whoever knows it',
  'GET /calendars/:file': 'whoever knows it',
  'GET /api/live': 'member',
  'GET /.well-known/roomtone-keys.json': 'anyone',
  'GET /.well-known/security.txt': 'anyone',
  'GET /.well-known/change-password': 'anyone',
  'GET /api/unsubscribe/:token': 'whoever knows it',
  'POST /api/unsubscribe/:token': 'whoever knows it',
}

const LINE = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \((.+)\))?$/

/** Every route of the app as `GET /path`. Fastify answers HEAD by itself where there is a GET. */
export function routesOf(app: FastifyInstance): string[] {
  const trail: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = LINE.exec(line) ?? []
      const depth = indent.length / 4
      trail.splice(depth, trail.length, part)
      const path = trail.join('')
      return methods
        .split(', ')
        .filter((method) => method !== '' && method !== 'HEAD')
        .map((method) => `${method} ${path}`)
    })
}
