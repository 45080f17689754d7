import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createServerServices } from '../platform/services.tsx'
import { MAILBOX } from './pages.ts'
import { createRoutes } from './routes.tsx'

const services = createServerServices(async () => new Response('{}'))

function leafAt(path: string, hasMailbox: boolean): string | undefined {
  return matchRoutes(createRoutes(services, { hasMailbox }), path)?.at(-1)?.route.id
}

describe('the page that shows mails', () => {
  it('is an address like any unknown one where there is no mailbox', () => {
    expect(leafAt(MAILBOX, false)).toBe(leafAt('/nowhere-at-all', false))
    expect(leafAt('/help', false)).toBe('/help')
  })

  it('is there in the demo', () => {
    expect(leafAt(MAILBOX, true)).toBe(MAILBOX)
  })
})
