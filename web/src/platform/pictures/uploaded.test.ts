import { expect, it } from 'vitest'
import { uploaded } from './uploaded.ts'

const photo = {
  id: '1b4e28ba-2fa1-4d2c-883f-0016d3cca427',
  alt: '',
  width: 1600,
  height: 1067,
  color: '#927964',
  widths: [480, 960, 1600],
  avif: false,
}

it('offers AVIF once it is there, and words of its own first', () => {
  expect(uploaded(photo, 'A loft')).toMatchObject({
    alt: 'A loft',
    src: `/pictures/${photo.id}/960.jpg`,
    sources: [
      {
        type: 'image/webp',
        srcSet: [480, 960, 1600].map((width) => `/pictures/${photo.id}/${width}.webp ${width}w`).join(', '),
      },
    ],
  })
  const sharp = uploaded({ ...photo, avif: true, alt: 'North light' }, 'A loft')
  expect(sharp.alt).toBe('North light')
  expect(sharp.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
})
