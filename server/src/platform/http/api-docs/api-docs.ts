import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { PRODUCT } from '@roomtone/texts/product'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { contentSecurityPolicy } from '../serving/security-headers.ts'

type Shape = Record<string, unknown>
/** An endpoint for the document; `response` by status. */
export type Description = FastifySchema & { response: Record<number, Shape> }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked for the document and by the first answer: describing all of them would hold up every start. */
    described?: () => Description
  }
}

/** OpenAPI 3.1 from the very schemas that check the requests. Registered before the routes it describes. */
export async function registerApiDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: PRODUCT,
        version: '0.1.0',
        description:
          'Every call of the product. Failures answer application/problem+json with a stable code.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, route }) => ({ schema: route.config?.described?.() ?? schema, url }),
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { deepLinking: true, tryItOutEnabled: true },
    staticCSP: contentSecurityPolicy({ mapStyleUrl: null, stripe: false, bootHash: null }),
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
