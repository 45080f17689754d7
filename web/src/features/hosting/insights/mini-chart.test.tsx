// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FakeServer } from '../../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen } from '../../../platform/testing/screen.fixture.tsx'
import { MiniChart } from './mini-chart.tsx'

afterEach(closeScreen)

it('is one stop for the keyboard, and says the value of each bar that the arrows reach', async () => {
  const bars = [3, 0, 7].map((value, index) => ({ label: `Week ${index + 1}`, value, words: String(value) }))
  const chart = <MiniChart title="Views" total="10" bars={bars} least={4} />
  const { user } = await openScreen(chart, { server: new FakeServer(), at: '/' })
  const last = await screen.findByRole('button', { name: 'Week 3: 7' })
  expect(screen.getByText('10')).toBeTruthy()
  await user.tab()
  expect(document.activeElement).toBe(last)
  expect(screen.getByText('Week 3')).toBeTruthy()
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Week 2: 0' }))
  expect(screen.getByText('Week 2')).toBeTruthy()
  await user.keyboard('{Home}{ArrowLeft}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Week 1: 3' }))
  await user.tab()
  expect(screen.getByText('10')).toBeTruthy()
})
