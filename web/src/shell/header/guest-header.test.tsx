import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { GuestHeader } from './guest-header.tsx'

it('signs in from the search page, not up, and returns to the same search', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/search?q=loft&crew=4']}>
      <GuestHeader onSearchPage />
    </MemoryRouter>,
  )
  const back = encodeURIComponent('/search?q=loft&crew=4')
  expect(html).toContain(`href="/auth?next=${back}&amp;tab=sign-in"`)
})
