// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aMember } from '../../../platform/testing/a-member.fixture.ts'
import { FakeServer } from '../../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen } from '../../../platform/testing/screen.fixture.tsx'
import { Page } from '../../../routes/help.tsx'

afterEach(closeScreen)

it.each([
  ['guest', ['creator'], 'Cancel a booking and get a refund'],
  ['host', ['creator', 'host'], 'Answer a request, or cancel as a host'],
] as const)('shows a %s their own article first', async (_, roles, title) => {
  const member = aMember({ roles: [...roles] })
  await openScreen(<Page />, { server: new FakeServer(), at: '/help?q=cancel', member })
  await waitFor(() => {
    const [first] = screen.getAllByRole('heading', { level: 3 })
    expect(first?.textContent).toBe(title)
  })
})
