import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { type Services, ServicesProvider } from '../../platform/services.tsx'
import { aNotification } from './a-notification.fixture.ts'
import { NotificationList } from './notification-list.tsx'

type Props = ComponentProps<typeof NotificationList>

function render(list: object, filter: Props['filter'] = 'all'): string {
  const queryClient = new QueryClient()
  const services: Services = { call: () => Promise.reject(new Error()), queryClient, session: null }
  return renderToStaticMarkup(
    <ServicesProvider value={services}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <NotificationList list={list as Props['list']} filter={filter} />
        </MemoryRouter>
      </QueryClientProvider>
    </ServicesProvider>,
  )
}

const full = (items: object[], more = {}) => ({
  isPending: false,
  data: { pages: [{ items, nextCursor: null, total: items.length }] },
  hasNextPage: false,
  ...more,
})

describe('NotificationList', () => {
  it('says that it is loading', () => {
    expect(render({ isPending: true })).toContain('aria-busy="true"')
  })

  it('says what failed and offers to try again', () => {
    const html = render({ isPending: false, error: new Error('The line is down.') })
    expect(html).toContain('role="alert"')
    expect(html).toContain('The line is down.')
    expect(html).toContain('Try again')
  })

  it('has one next action where there is nothing', () => {
    expect(render(full([]))).toContain('href="/search"')
    expect(render(full([]), 'unread')).toContain('href="/notifications"')
  })

  it('leads from each line to what it is about, and says which are unread', () => {
    const html = render(full([aNotification(), aNotification({ id: 'other', isRead: true })]))
    expect(html.match(/href="\/hosting\?tab=today&amp;booking=b"/g)).toHaveLength(2)
    expect(html.match(/Unread:/g)).toHaveLength(1)
    expect(html).toContain('Ada requested Alder House')
    expect(html).not.toContain('Show more')
    expect(render(full([aNotification()], { hasNextPage: true }))).toContain('Show more')
  })
})
