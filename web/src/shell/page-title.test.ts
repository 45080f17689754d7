import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { createServerServices } from '../platform/services.tsx'
import { createRoutes } from './routes.tsx'

it('a page is called by its title once its code is here', async () => {
  const services = createServerServices(async () => new Response('{}'))
  const page = matchRoutes(createRoutes(services, { hasMailbox: false }), '/terms')?.at(-1)?.route
  expect(page?.handle.title).toBeUndefined()
  if (typeof page?.lazy === 'function') await page.lazy()
  expect(page?.handle.title).toBe('Terms of Service')
})
