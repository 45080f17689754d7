// @vitest-environment happy-dom
import { ApiError } from '@roomtone/contract/call'
import { check } from '@roomtone/contract/check-words'
import { checks } from '@roomtone/texts/checks'
import { errors } from '@roomtone/texts/errors'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { closeScreen } from '../testing/screen.fixture.tsx'
import { showToast } from '../toasts/toasts.ts'
import { useForm } from './use-form.ts'

const schema = z.object({
  title: z.string().min(1),
  crew: z.object({ size: z.int(check('crew_missing')).min(1, check('crew_missing')) }),
})

const submit = vi.fn<(values: z.output<typeof schema>) => Promise<void>>()

afterEach(async () => {
  submit.mockReset()
  await closeScreen()
})

/** The title is the browser's; the crew is kept by the page and counted with a button. */
function Form() {
  const [size, setSize] = useState(0)
  const form = useForm({
    schema,
    read: (data) => ({ title: data.get('title'), crew: { size } }),
    submit,
  })
  return (
    <form onSubmit={form.onSubmit}>
      <input name="title" aria-label="Title" />
      <p>{form.errorOf('title')}</p>
      <input name="note" aria-label="Note" />
      <button type="button" onClick={() => setSize(size + 1)}>
        More
      </button>
      <p>{form.errorOf('crew')}</p>
      <button type="submit">Send</button>
    </form>
  )
}

const send = () => fireEvent.click(screen.getByText('Send'))
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const beside = (text: string) => screen.queryByText(text, { selector: 'p' })

it('takes back what it said about a field once that field changes, and not before', async () => {
  render(<Form />)
  send()
  await waitFor(() => expect(beside(checks.value_missing)).toBeTruthy())
  type('Note', 'At dusk')
  expect(beside(checks.value_missing)).toBeTruthy()
  type('Title', 'Late Sun')
  await waitFor(() => expect(beside(checks.value_missing)).toBeNull())
  send()
  await waitFor(() => expect(beside(checks.crew_missing)).toBeTruthy())
  type('Title', 'Later Sun')
  expect(beside(checks.crew_missing)).toBeTruthy()
  fireEvent.click(screen.getByText('More'))
  await waitFor(() => expect(beside(checks.crew_missing)).toBeNull())
})

it('keeps what the server refused beside its field until that is changed', async () => {
  const message = 'This title is taken.'
  const refusal = { code: 'validation_failed', title: 'Error', detail: message, status: 422 } as const
  submit.mockRejectedValueOnce(new ApiError({ ...refusal, errors: [{ field: 'title', message }] }))
  render(<Form />)
  type('Title', 'Late Sun')
  fireEvent.click(screen.getByText('More'))
  send()
  await waitFor(() => expect(beside(message)).toBeTruthy())
  fireEvent.click(screen.getByText('More'))
  expect(beside(message)).toBeTruthy()
  type('Title', 'Early Sun')
  await waitFor(() => expect(beside(message)).toBeNull())
})

it('clears the errors before a success, and leaves what was said otherwise', async () => {
  const { title } = errors.card_declined
  await showToast('info', 'Copied')
  await showToast('error', title)
  await screen.findByText(title)
  await showToast('success', 'Saved')
  await screen.findByText('Saved')
  await waitFor(() => expect(screen.queryByText(title)).toBeNull())
  expect(screen.getByText('Copied')).toBeTruthy()
})
