// @vitest-environment happy-dom
import type { Point } from '@roomtone/domain/geo/distance'
import { pointTexts as texts } from '@roomtone/texts/map/point'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { FakeServer } from '../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen, write } from '../../platform/testing/screen.fixture.tsx'
import { PointField } from './point-field.tsx'

afterEach(closeScreen)

const AREA = { lat: 34.0614, lng: -118.2385, name: 'Los Angeles, CA 90012' }

async function open() {
  const picked: Point[] = []
  function Field() {
    const [point, setPoint] = useState<Point | null>(null)
    return (
      <PointField
        point={point}
        area={AREA}
        onPick={(found) => {
          picked.push(found)
          setPoint(found)
        }}
      />
    )
  }
  const { user } = await openScreen(<Field />, { server: new FakeServer(), at: '/' })
  const field = await screen.findByRole('textbox', { name: texts.label })
  return {
    user,
    picked,
    paste: async (text: string) => {
      await user.clear(field)
      write(field, text)
      await user.keyboard('{Enter}')
    },
  }
}

it('takes a point near the address right away, and says where it is', async () => {
  const { picked, paste } = await open()
  await paste('https://maps.apple.com/?ll=34.061412,-118.248523')
  expect(picked).toEqual([{ lat: 34.061412, lng: -118.248523 }])
  expect(screen.getByText(/^Your point: 34\.06141, -118\.24852, 0\.6 miles from/)).toBeTruthy()
})

it('asks about one that is far from it, and takes none in another city', async () => {
  const { user, picked, paste } = await open()
  await paste('34.2, -118.2437')
  await user.click(screen.getByRole('button', { name: texts.other }))
  expect(picked).toEqual([])
  await paste('34.2, -118.2437')
  await user.click(screen.getByRole('button', { name: texts.use }))
  expect(picked).toEqual([{ lat: 34.2, lng: -118.2437 }])
  await paste('40.7128, -74.006')
  expect(screen.getByText(/^That’s .* Check the point, or the address\.$/)).toBeTruthy()
  expect(picked).toHaveLength(1)
})

it('says what is wrong with what it can’t read', async () => {
  const { picked, paste } = await open()
  await paste('https://maps.app.goo.gl/abc')
  expect(screen.getByText(texts.problems.short_link)).toBeTruthy()
  await paste('by the lake')
  expect(screen.getByText(texts.problems.unreadable)).toBeTruthy()
  expect(picked).toEqual([])
})
