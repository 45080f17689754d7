// @vitest-environment happy-dom
import type { DraftView } from '@roomtone/contract/application/draft'
import { reworkApplication } from '@roomtone/contract/application/rework-application'
import { saveDraft } from '@roomtone/contract/application/save-draft'
import { showDraft } from '@roomtone/contract/application/show-draft'
import { submitDraft } from '@roomtone/contract/application/submit-draft'
import { listOwnListings } from '@roomtone/contract/hosting/list-own-listings'
import { allowsFrom, type ListingTerms, suggestedTerms, TERMS_BLOCKS } from '@roomtone/domain/listing/terms'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FakeServer, Refusal } from '../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen, write } from '../../platform/testing/screen.fixture.tsx'
import { aDraft } from './a-draft.fixture.ts'
import { WizardPage } from './wizard-page.tsx'

let server: FakeServer
let stored: DraftView

beforeEach(() => {
  server = new FakeServer()
  stored = aDraft()
  server.on(showDraft, () => stored)
  server.on(saveDraft, ({ body }) => save(body))
  // The screen goes on to draw the wizard's first page once the address has changed.
  server.on(listOwnListings, () => ({ drafts: [], applications: [], listings: [], reviewTime: null }))
})

afterEach(async () => {
  await closeScreen()
  expect(server.faults).toEqual([])
})

/** Like the server: each version is replaced once. */
type Saved = Pick<DraftView, 'version' | 'screen' | 'content'> & { terms?: DraftView['terms'] | undefined }

function save({ version, screen, content, terms }: Saved): DraftView {
  if (version !== stored.version) throw new Refusal('stale')
  stored = { ...stored, version: version + 1, screen, content, terms: terms ?? stored.terms }
  return stored
}

function confirmedTerms({ content }: DraftView): ListingTerms {
  return { ...suggestedTerms(content), allows: allowsFrom([]), confirmed: [...TERMS_BLOCKS] }
}

/** Somebody continues it on another device. */
function changeElsewhere(title: string): void {
  stored = { ...stored, version: stored.version + 1, content: { ...stored.content, title } }
}

const open = (at = 'title') =>
  openScreen(<WizardPage />, { server, at: `/listing-wizard?draft=${stored.id}&screen=${at}` })

async function openTitle() {
  const opened = await open()
  const field = await screen.findByDisplayValue<HTMLInputElement>('Brick Loft')
  return { ...opened, field }
}

const titles = () => server.received(saveDraft).map(({ body }) => body.content.title)

it('saves a moment after the last word, once', async () => {
  const { field } = await openTitle()
  write(field, ' with light')
  await screen.findByText('Saved')
  expect(titles()).toEqual(['Brick Loft with light'])
  expect(stored).toMatchObject({ version: 2, content: { title: 'Brick Loft with light' } })
})

it('takes the newer version when another device was quicker, and says so', async () => {
  const { field } = await openTitle()
  changeElsewhere('Mill Loft')
  write(field, '!')
  await screen.findByText('Changed elsewhere')
  expect(field.value).toBe('Mill Loft')
  write(field, '!')
  await waitFor(() => expect(stored.content.title).toBe('Mill Loft!'))
  expect(stored.version).toBe(3)
})

it('keeps what was typed when its own save arrived and only the answer was lost', async () => {
  let isCut = true
  server.on(saveDraft, ({ body }) => {
    const saved = save(body)
    if (!isCut) return saved
    isCut = false
    throw new Error('the line was cut')
  })
  const { field } = await openTitle()
  write(field, '!')
  await screen.findByText('Not saved yet. We’ll keep trying.')
  write(field, '?')
  await waitFor(() => expect(stored.content.title).toBe('Brick Loft!?'))
  await screen.findByText('Saved')
  expect(field.value).toBe('Brick Loft!?')
  expect(screen.queryByText('Changed elsewhere')).toBeNull()
})

it('stops saving what the server refuses, says why, and goes on once it is corrected', async () => {
  server.on(saveDraft, ({ body }) => {
    if (body.content.title.includes('@'))
      throw new Refusal('validation_failed', { detail: 'No addresses here.' })
    return save(body)
  })
  const { user, field } = await openTitle()
  write(field, '@')
  await screen.findByText('Not saved yet. Check what you entered.')
  await screen.findByText('No addresses here.')
  expect(field.value).toBe('Brick Loft@')
  await user.type(field, '{Backspace}')
  write(field, '!')
  await screen.findByText('Saved')
  expect(stored.content.title).toBe('Brick Loft!')
})

it('gives up a draft that was thrown away elsewhere', async () => {
  server.on(saveDraft, () => {
    throw new Refusal('not_found')
  })
  const { user } = await openTitle()
  await user.click(screen.getByText('Next'))
  await screen.findByRole('heading', { name: 'We couldn’t find this draft' })
  expect(sessionStorage.length).toBe(0)
})

it('brings back after a reload what could not be saved, and saves it', async () => {
  server.on(saveDraft, () => {
    throw new Error('the line was cut')
  })
  const { field } = await openTitle()
  write(field, '!')
  await screen.findByText('Not saved yet. We’ll keep trying.')
  cleanup()
  server.on(saveDraft, ({ body }) => save(body))
  await open()
  await screen.findByDisplayValue('Brick Loft!')
  await waitFor(() => expect(stored.content.title).toBe('Brick Loft!'))
})

it('leads to the words that the review would not take, with everything saved', async () => {
  server.on(submitDraft, () => {
    const errors = [{ field: 'description', message: 'Please describe the space.' }]
    throw new Refusal('validation_failed', { errors })
  })
  stored = { ...stored, terms: confirmedTerms(stored) }
  const { user, address } = await open('terms')
  await user.click(await screen.findByText('Create listing'))
  await screen.findByText('Failed to submit application')
  await waitFor(() => expect(address()).toContain('screen=description'))
  expect(await screen.findByDisplayValue('Brick and north light.')).toBeTruthy()
  expect(server.received(submitDraft)).toHaveLength(1)
})

const APPLICATION = '0b0c5d3e-0000-4000-8000-000000000021'

function openRework() {
  const terms = confirmedTerms(stored)
  stored = { ...stored, terms, application: { id: APPLICATION, adminNotes: 'Brighter photos, please.' } }
  server.on(reworkApplication, () => stored)
  return openScreen(<WizardPage />, { server, at: `/listing-wizard?application=${APPLICATION}` })
}

it('opens what is sent again on all its answers, with the notes above and an edit at each', async () => {
  const { user, address } = await openRework()
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your answers' })).toBeTruthy()
  expect(screen.getByRole('complementary', { name: 'What the reviewer asked for' }).textContent).toContain(
    'Brighter photos, please.',
  )
  for (const answer of ['House', 'Entire place', 'Brick Loft', '5 photos', '$1,200 per day'])
    expect(screen.getByText(answer)).toBeTruthy()
  expect(screen.getByText('4 Elm Street, Providence, RI 02903, United States')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Edit: Title' }))
  write(await screen.findByDisplayValue('Brick Loft'), ' in the mill')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('Brick Loft in the mill')).toBeTruthy()
  expect(address()).toContain('screen=summary')
  await waitFor(() => expect(stored.content.title).toBe('Brick Loft in the mill'))
  // Looking something up does not change how far the draft has come.
  expect(server.received(saveDraft).map(({ body }) => body.screen)).not.toContain('overview')
})

it('shows the terms among the answers, block by block, and opens the one to edit', async () => {
  const terms = { ...confirmedTerms(stored), parking: 'Behind the mill' }
  stored = { ...stored, terms: { ...terms, confirmed: terms.confirmed.filter((each) => each !== 'papers') } }
  stored = { ...stored, application: { id: APPLICATION, adminNotes: null } }
  const { user, address } = await openScreen(<WizardPage />, {
    server,
    at: `/listing-wizard?draft=${stored.id}`,
  })
  expect(await screen.findByText('11 of 12 confirmed')).toBeTruthy()
  for (const answer of [
    '$120 / hour · Minimum booking: 4 hours',
    'Sat and Sun',
    'Flexible',
    'Parking: Behind the mill',
  ])
    expect(screen.getByText(answer)).toBeTruthy()
  expect(screen.getAllByText('Not confirmed yet')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Edit: Certificate and permit' }))
  await screen.findByRole('heading', { level: 1, name: 'Your terms' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Certificate and permit'))
  await user.click(screen.getByRole('button', { name: 'Confirm: Certificate and permit' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('12 of 12 confirmed')).toBeTruthy()
  expect(address()).toContain('screen=summary')
})

it('goes back to the answers from one that was only looked at, and asks for what is missing', async () => {
  stored = { ...stored, content: { ...stored.content, description: '' } }
  const { user } = await openRework()
  expect(await screen.findByText('Still missing')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Edit: Weekday price' }))
  await screen.findByRole('heading', { name: 'What’s your weekday price?' })
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('heading', { name: 'Check your answers' })
  await user.click(screen.getByRole('button', { name: 'Create listing' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(server.received(submitDraft)).toEqual([])
})

it('sends from the answers what the last screen would send', async () => {
  server.on(submitDraft, () => ({ applicationId: APPLICATION, revision: 2 }))
  const { user, address } = await openRework()
  await user.click(await screen.findByRole('button', { name: 'Create listing' }))
  await waitFor(() => expect(address()).toBe('/hosting?tab=listings'))
  expect(server.received(submitDraft)).toHaveLength(1)
})

it('begins with the answers also when the draft of an application is opened from a list', async () => {
  stored = { ...stored, application: { id: APPLICATION, adminNotes: null } }
  await openScreen(<WizardPage />, { server, at: `/listing-wizard?draft=${stored.id}` })
  expect(await screen.findByRole('heading', { name: 'Check your answers' })).toBeTruthy()
})

const TITLES = [
  'What the space is',
  'By the hour, by the day',
  'Opening hours',
  'Weekend',
  'Cleaning fee',
  'What the space allows',
  'House rules',
  'Cancellation',
  'Instant or request',
  'Notice and turnaround',
  'Certificate and permit',
  'Arrival guide',
]

it('sends nothing before the host has confirmed every term, and leads to the first that is left', async () => {
  server.on(submitDraft, () => ({ applicationId: APPLICATION, revision: 1 }))
  const { user, address } = await open('final-details')
  await user.click(await screen.findByRole('button', { name: 'Create listing' }))
  await screen.findByRole('heading', { level: 1, name: 'Your terms' })
  expect(screen.getByText('0 of 12 confirmed')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Create listing' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Confirm each part of your terms to continue.')
  expect(document.activeElement?.textContent).toBe('What the space is')

  for (const name of TITLES.filter((title) => title !== 'What the space allows'))
    await user.click(screen.getByRole('button', { name: `Confirm: ${name}` }))
  expect(screen.getByText('11 of 12 confirmed')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Review the last one' }))
  expect(document.activeElement?.textContent).toBe('What the space allows')

  // We suggest no answers here: the host gives each one.
  await user.click(screen.getByRole('button', { name: 'Confirm: What the space allows' }))
  expect(await screen.findByText('Answer yes or no to each one to confirm.')).toBeTruthy()
  expect(screen.getByText('11 of 12 confirmed')).toBeTruthy()
  for (const answer of screen.getAllByRole('radio', { name: 'No' })) await user.click(answer)
  await user.click(screen.getByRole('button', { name: 'Confirm: What the space allows' }))
  expect(screen.getByText('12 of 12 confirmed')).toBeTruthy()
  expect(server.received(submitDraft)).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Create listing' }))
  await waitFor(() => expect(address()).toBe('/hosting?tab=listings'))
  expect(stored.terms).toMatchObject({
    confirmed: TERMS_BLOCKS,
    allows: { nudity: false, loud_sound: false },
  })
})

it('keeps a changed term confirmed, saves no invalid number, and says so at the field', async () => {
  stored = { ...stored, terms: confirmedTerms(stored) }
  const { user } = await open('terms')
  const rate = await screen.findByLabelText<HTMLInputElement>('Price per hour')
  expect(rate.value).toBe('$120')
  await user.clear(rate)
  expect(screen.getByText('11 of 12 confirmed')).toBeTruthy()
  expect(rate.getAttribute('aria-invalid')).toBe('true')
  // Nor does the card beside it show a price that nobody will ever see.
  const card = within(screen.getByRole('region', { name: 'What crews will see' }))
  expect(card.getByText('Check your prices and minimums to see what it comes to.')).toBeTruthy()
  expect(card.queryByText('$0')).toBeNull()
  await screen.findByText('Not saved yet. Check what you entered.')
  await user.type(rate, '180')
  expect(card.getByText('$180')).toBeTruthy()
  expect(screen.getByText('12 of 12 confirmed')).toBeTruthy()
  await waitFor(() => expect(stored.terms?.hourlyRate).toBe(18_000))
  expect(stored.terms?.confirmed).toEqual(TERMS_BLOCKS)
  expect(server.received(saveDraft).every(({ body }) => body.terms?.hourlyRate !== 0)).toBe(true)
})

it('asks for prices again when the price per day is another', async () => {
  stored = { ...stored, terms: confirmedTerms(stored) }
  const { user } = await open('price')
  const price = await screen.findByLabelText('Weekday base price in US dollars')
  await user.clear(price)
  await user.type(price, '2000')
  await waitFor(() => expect(stored.content.pricePerDay).toBe(200_000))
  expect(stored.terms).toMatchObject({ hourlyRate: 20_000 })
  expect(stored.terms?.confirmed).toHaveLength(10)
})

it('shows what the server would not take beside its term', async () => {
  const terms = { ...confirmedTerms(stored), houseRules: [{ title: 'Call me', body: 'At any time.' }] }
  stored = { ...stored, terms }
  server.on(submitDraft, () => {
    const errors = [{ field: 'terms.houseRules.0.title', message: 'No phone numbers here.' }]
    throw new Refusal('validation_failed', { errors })
  })
  const { user } = await open('terms')
  await user.click(await screen.findByRole('button', { name: 'Create listing' }))
  await screen.findByText('No phone numbers here.')
  const rule = screen.getByDisplayValue('Call me')
  expect(rule.getAttribute('aria-invalid')).toBe('true')
  await user.type(rule, ' first')
  expect(screen.queryByText('No phone numbers here.')).toBeNull()
})

it('has the address of the house that a space is added to, with nothing to fill in', async () => {
  stored = { ...stored, house: { id: stored.id, name: 'Alder House' } }
  await open('address')
  expect(await screen.findByText('This space is in Alder House, so its address is already set.')).toBeTruthy()
  expect(screen.getByText(/12 Foundry Street/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBeNull()
})
