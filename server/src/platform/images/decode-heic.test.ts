import { expect, it } from 'vitest'
import { aHeic } from '../../../testing/heic-file.ts'
import { ID_FILES } from '../../../testing/id-files.ts'
import { decodeHeic } from './decode-heic.ts'

const colourAt = (data: Uint8Array | null | undefined, pixel: number) => [
  ...(data?.subarray(pixel * 4, pixel * 4 + 3) ?? []),
]

it('decodes, upright', async () => {
  const plain = await decodeHeic(aHeic(), 1e6)
  expect(plain).toMatchObject({ width: 448, height: 416 })
  expect(colourAt(plain?.data, 0)).toEqual([255, 0, 0])
  expect(colourAt(plain?.data, 447)).toEqual([0, 0, 255])

  const turned = await decodeHeic(aHeic(14, 13, true), 1e6)
  expect(turned).toMatchObject({ width: 416, height: 448 })
  expect(colourAt(turned?.data, 0)).toEqual([0, 0, 255])
})

it('measures before it decodes', async () => {
  expect(await decodeHeic(aHeic(), 448 * 416 - 1)).toEqual({ width: 448, height: 416, data: null })
})

it('is null for what cannot be decoded, and falls over elsewhere', async () => {
  expect(await decodeHeic(ID_FILES.heic, 1e6)).toBeNull()
  expect(await decodeHeic(aHeic().subarray(0, 400), 1e6)).toBeNull()
  expect(await decodeHeic(Buffer.from('no picture at all'), 1e6)).toBeNull()
})
