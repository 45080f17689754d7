import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { LegalPage } from './legal-page.tsx'
import { terms } from './terms.ts'

const html = renderToStaticMarkup(
  <MemoryRouter>
    <LegalPage document={terms} supportEmail="support@roomtone.test" />
  </MemoryRouter>,
)

it('shows title, date and every section under its anchor', () => {
  expect(html).toContain('Terms of Service</h1>')
  expect(html).toContain('<time dateTime="2026-11-15">November 15, 2026</time>')
  for (const { id } of terms.sections) {
    expect(html).toContain(`id="${id}"`)
    expect(html).toContain(`href="#${id}"`)
  }
})

it('is marked as English, whatever language surrounds it', () => {
  expect(html).toMatch(/^<main[^>]* lang="en"/)
})

it('turns tokens into links', () => {
  expect(html).toContain('href="mailto:support@roomtone.test"')
  expect(html).toContain('href="/privacy"')
  expect(html).not.toMatch(/\{\w+\}/)
})
