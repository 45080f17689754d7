import { describe, expect, it } from 'vitest'
import { ID_FILES } from '../../../testing/id-files.ts'
import { recogniseIdFile } from './recognise-id-file.ts'

const padded = (text: string) => Buffer.from(text.padEnd(500, ' '))

describe('recognising an ID by its content', () => {
  it.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['heic', 'image/heic'],
    ['heif', 'image/heic'],
    ['pdf', 'application/pdf'],
  ] as const)('knows a %s', async (name, mediaType) => {
    expect(await recogniseIdFile(ID_FILES[name])).toBe(mediaType)
  })

  it('knows a picture whose first chunk is larger than what is looked at', async () => {
    const profile = Buffer.alloc(20_012)
    profile.writeUInt32BE(20_000)
    profile.write('iCCP', 4)
    const png = Buffer.concat([ID_FILES.png.subarray(0, 33), profile, ID_FILES.png.subarray(33)])
    expect(await recogniseIdFile(png)).toBe('image/png')
  })

  it.each(Object.keys(ID_FILES) as (keyof typeof ID_FILES)[])(
    'refuses the mere beginning of a %s',
    async (name) => {
      for (const length of [0, 1, 4, 12, 33, 99])
        expect(await recogniseIdFile(ID_FILES[name].subarray(0, length))).toBeNull()
    },
  )

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['zeroes', Buffer.alloc(5000)],
    ['text', padded('This is my ID, honestly.')],
    ['HTML', padded('<!doctype html><script>alert(1)</script>')],
    ['SVG', padded('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['SVG with a declaration', padded('<?xml version="1.0"?><svg/>')],
    ['HTML with a PDF inside', padded('<html>%PDF-1.7 %%EOF')],
    ['GIF', padded('GIF89a')],
    ['WebP', padded('RIFF\u0010\u0000\u0000\u0000WEBPVP8 ')],
    ['AVIF', Buffer.concat([Buffer.from([0, 0, 0, 24]), padded('ftypavif\0\0\0\0mif1avif')])],
    ['ZIP', padded('PK\u0003\u0004')],
    ['GZIP', Buffer.concat([Buffer.from([0x1f, 0x8b, 8]), Buffer.alloc(500)])],
    ['a program', padded('\u007fELF')],
  ])('refuses %s', async (_, bytes) => {
    expect(await recogniseIdFile(bytes)).toBeNull()
  })
})
