import { DEFAULT_CANCELLATION_STEPS } from '@roomtone/domain/cancellation/steps'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Figures } from '../figures/fill-figures.ts'
import { HelpPage } from './help-page.tsx'
import { loadHelp } from './load-help.ts'

const site = {
  inviteOnly: true,
  feeHundredths: 1200,
  taxHundredths: 900,
  cancellation: DEFAULT_CANCELLATION_STEPS as unknown as Figures['cancellation'],
}

async function render(query: string, article: string | null = null) {
  const content = await loadHelp({ query, article }, site)
  return renderToStaticMarkup(
    <MemoryRouter>
      <HelpPage {...content} supportEmail="support@roomtone.test" onQuery={() => {}} />
    </MemoryRouter>,
  )
}

describe('HelpPage', () => {
  it('searches by a form that works without script', async () => {
    const html = await render('')
    expect(html).toContain('<search')
    expect(html).toMatch(/<form[^>]* action="\/help" method="get"/)
    expect(html).toMatch(/<input[^>]* name="q"/)
  })

  it('opens with six popular articles, four guides and an address to write to', async () => {
    const { popular, guides } = await loadHelp({ query: '', article: null }, site)
    const html = await render('')
    expect(popular).toHaveLength(6)
    for (const { slug } of popular) expect(html).toContain(`href="/help?article=${slug}"`)
    expect(guides).toHaveLength(4)
    for (const { title } of guides) expect(html).toContain(`${title}</h3>`)
    expect(html).toContain('href="mailto:support@roomtone.test"')
  })

  it('shows results that keep the query for the way back', async () => {
    expect(await render('refund')).toContain('href="/help?article=cancellation-and-refunds&amp;q=refund"')
    expect(await render('refund', 'cancellation-and-refunds')).toContain('href="/help?q=refund"')
  })

  it('offers one next action when nothing was found', async () => {
    const html = await render('<zebra>')
    expect(html).toContain('Nothing found for “&lt;zebra&gt;”')
    expect(html.match(/href=/g)).toHaveLength(1)
    expect(html).toContain('href="mailto:support@roomtone.test?subject=%3Czebra%3E"')
  })

  it('shows an article with a way back', async () => {
    const html = await render('', 'second-hold')
    expect(html).toContain('Second holds</h1>')
    expect(html).toContain('href="/help"')
    expect(html).not.toContain('<form')
  })

  it('marks what is written in English alone', async () => {
    expect(await render('', 'second-hold')).toContain('<article lang="en"')
    const index = await render('')
    expect(index.match(/<section[^>]* lang="en"/g)).toHaveLength(4)
    expect(index.match(/<a [^>]*lang="en"/g)).toHaveLength(6)
    expect(await render('refund')).toMatch(/<a [^>]*lang="en"/)
  })

  it('has nothing to show for an unknown article', async () => {
    expect((await loadHelp({ query: '', article: 'nowhere' }, site)).article).toBeNull()
  })
})
