import { photoCalls } from '@roomtone/contract/photo/photo.calls'
import { PHOTO_MAX_BYTES } from '@roomtone/domain/listing/options'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { aHeic } from '../../../testing/heic-file.ts'
import { HOSTILE_BODIES } from '../../../testing/hostile.ts'
import { ID_FILES } from '../../../testing/id-files.ts'
import {
  aJpeg,
  aP3Picture,
  aPhonePicture,
  aPicture,
  displayP3,
  pngOfSize,
  usePhotos,
} from '../../../testing/pictures.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
const { aNamedPerson, upload, fetchPicture, photoRow, encodeNow } = usePhotos(server)
let ada: Person

beforeAll(async () => {
  ada = await aNamedPerson()
})

const post = (payload: Buffer, token: string | null = ada.token) =>
  server().app.inject({
    method: 'POST',
    url: '/api/photos',
    payload,
    headers: {
      'content-type': 'application/octet-stream',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  })

const photos = () => server().deps.db.selectFrom('photos').select('id').execute()
const stored = async (id: string, file: string) => (await fetchPicture(`${id}/${file}`)).rawPayload

/** Red, green and blue in the middle of the left and the right half. */
async function halves(bytes: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [0.25, 0.75].map((part) => {
    const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * part)) * 3
    return [...data.subarray(at, at + 3)]
  })
}

describe('uploading a photo', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'takes a %s and makes WebP and JPEG of it',
    async (format) => {
      const photo = await upload(ada, await aPicture().toFormat(format).toBuffer())
      expect(photo).toEqual({
        id: expect.any(String),
        alt: '',
        width: 700,
        height: 500,
        color: expect.stringMatching(/^#[0-9a-f]{6}$/),
        widths: [480, 700],
        avif: false,
        signature: expect.any(String),
      })
      for (const [file, type] of [
        ['480.webp', 'webp'],
        ['480.jpg', 'jpeg'],
        ['700.webp', 'webp'],
        ['700.jpg', 'jpeg'],
      ] as const)
        expect(await sharp(await stored(photo.id, file)).metadata()).toMatchObject({
          format: type,
          width: Number.parseInt(file, 10),
          space: 'srgb',
          hasAlpha: false,
        })
      const [left, right] = await halves(await stored(photo.id, '700.jpg'))
      expect(left?.[0]).toBeGreaterThan(150)
      expect(right?.[2]).toBeGreaterThan(150)
    },
  )

  it('takes a HEIC as a phone sends it', async () => {
    const photo = await upload(ada, aHeic(20, 14))
    expect(photo).toMatchObject({ width: 640, height: 448, widths: [480, 640] })
    const [left, right] = await halves(await stored(photo.id, '640.webp'))
    expect(left?.[0]).toBeGreaterThan(200)
    expect(right?.[2]).toBeGreaterThan(200)
    expect(await upload(ada, aHeic(20, 14, true))).toMatchObject({ width: 448, height: 640 })
  })

  it.each([
    ['red, which sRGB does not reach', '#ff0000', [255, 0, 0]],
    ['orange', '#c86432', [215, 93, 32]],
    ['grey', '#808080', [128, 128, 128]],
  ])('converts Display P3: %s', async (_, color, expected) => {
    for (const depth of [8, 16] as const) {
      const photo = await upload(ada, await aP3Picture(color, depth))
      const [left] = await halves(await stored(photo.id, '480.webp'))
      for (const [channel, value] of (left ?? []).entries())
        expect(Math.abs(value - (expected[channel] ?? 0)), `${depth} bits: ${left}`).toBeLessThan(6)
    }
  })

  it('converts the Display P3 of a phone’s HEIC, and takes one whose profile is nonsense as it is', async () => {
    // 200, 100, 50.
    const orange = [123, 91, 175] as const
    const left = async (profile: Buffer) => {
      const photo = await upload(ada, aHeic(20, 14, false, { left: orange, profile }))
      const [color = []] = await halves(await stored(photo.id, '480.webp'))
      return color
    }
    const near = (color: number[], expected: number[]) =>
      expected.every((value, channel) => Math.abs(value - (color[channel] ?? 0)) < 8)
    const converted = await left(await displayP3())
    expect(near(converted, [215, 93, 32]), String(converted)).toBe(true)
    const nonsense = await displayP3()
    nonsense.fill(0xff, 128)
    const kept = await left(nonsense)
    expect(near(kept, [200, 100, 50]), String(kept)).toBe(true)
  })

  it('makes no width above the original, one at least, and none above 2400', async () => {
    const widthsOf = async (width: number) => (await upload(ada, await aJpeg(width, 600))).widths
    expect(await widthsOf(450)).toEqual([450])
    expect(await widthsOf(500)).toEqual([480])
    expect(await widthsOf(1000)).toEqual([480, 960])
    const wide = await upload(ada, await aJpeg(3000, 1500))
    expect(wide).toMatchObject({ width: 2400, height: 1200, widths: [480, 960, 1600, 2400] })
  })

  it('turns it upright and keeps nothing of it but the pixels', async () => {
    const original = await aPhonePicture()
    const before = await sharp(original).metadata()
    expect(before.orientation).toBe(6)
    expect(original.includes('Tattletale')).toBe(true)

    const photo = await upload(ada, original)
    expect(photo).toMatchObject({ width: 600, height: 800 })
    await encodeNow()
    const master = await server().deps.files.get(`photos/${photo.id}-master.webp`)
    const files = [
      master,
      ...(await Promise.all(['webp', 'jpg', 'avif'].map((f) => stored(photo.id, `480.${f}`)))),
    ]
    for (const bytes of files) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes ?? Buffer.alloc(0)).metadata()
      expect({ exif, xmp, iptc, icc, orientation: orientation ?? 1 }).toEqual({ orientation: 1 })
      for (const word of ['Tattletale', 'Snoopphone', 'Quill', '2026:01:02', 'GPS'])
        expect(bytes?.includes(word), word).toBe(false)
    }
    const { data, info } = await sharp(await stored(photo.id, '480.jpg'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const top = (info.height / 4) * info.width * 3
    expect(data[Math.floor(top / 3) * 3]).toBeGreaterThan(150)
  })

  it('reads grey, transparent, 16-bit and CMYK pictures alike', async () => {
    const transparent = sharp({ create: { width: 600, height: 500, channels: 4, background: '#00000000' } })
    const clear = await upload(ada, await transparent.png().toBuffer())
    expect(clear.color).toBe('#ffffff')
    for (const bytes of [
      await aPicture().greyscale().jpeg().toBuffer(),
      await aPicture().toColourspace('rgb16').png().toBuffer(),
      await aPicture().toColourspace('cmyk').jpeg().toBuffer(),
    ]) {
      const photo = await upload(ada, bytes)
      expect((await sharp(await stored(photo.id, '480.webp')).metadata()).channels).toBe(3)
    }
  })

  it('is made of AVIF too, a little later', async () => {
    const photo = await upload(ada)
    expect((await fetchPicture(`${photo.id}/480.avif`)).statusCode).toBe(404)
    await encodeNow()
    expect((await photoRow(photo.id))?.has_avif).toBe(true)
    for (const width of photo.widths)
      expect(await sharp(await stored(photo.id, `${width}.avif`)).metadata()).toMatchObject({
        format: 'heif',
        compression: 'av1',
        width,
      })
    await encodeNow()
  })
})

describe('what is no photo', () => {
  const DAMAGED = 'This file is damaged or incomplete. Please export it again.'
  const TYPE = 'Please upload a JPEG, PNG, WebP, AVIF or HEIC picture'
  const HUGE = 'This picture has more than 80 megapixels. Please send a smaller one.'
  const SMALL = 'This picture is too small. Please send one with at least 400 pixels on each side.'
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>'
  const half = async (picture: Promise<Buffer>) => {
    const bytes = await picture
    return bytes.subarray(0, Math.floor(bytes.length / 2))
  }
  const hugeHeic = () => {
    const bytes = aHeic()
    const size = bytes.indexOf('ispe') + 8
    bytes.writeUInt32BE(30_000, size)
    bytes.writeUInt32BE(30_000, size + 4)
    return bytes
  }
  const noise = sharp({
    create: {
      width: 900,
      height: 700,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a 30,000 × 30,000 px bomb', () => pngOfSize(30_000, 30_000), HUGE],
    ['a bomb of long lines', () => pngOfSize(900_000, 900), HUGE],
    ['an SVG with a script', () => Buffer.from(svg), TYPE],
    ['an SVG with a declaration', () => Buffer.from(`<?xml version="1.0"?>${svg}`), TYPE],
    ['a truncated JPEG', () => half(noise.clone().jpeg().toBuffer()), DAMAGED],
    ['a truncated PNG', () => half(noise.clone().png().toBuffer()), DAMAGED],
    ['a truncated WebP', () => half(noise.clone().webp().toBuffer()), DAMAGED],
    ['a truncated AVIF', () => half(noise.clone().avif({ effort: 0 }).toBuffer()), DAMAGED],
    ['a PNG that promises more than it holds', () => pngOfSize(1000, 1000), DAMAGED],
    ['a truncated HEIC', () => aHeic().subarray(0, 100_000), DAMAGED],
    ['a HEIC that claims to be huge', () => hugeHeic(), HUGE],
    ['zero bytes', () => Buffer.alloc(0), 'This file is empty. Please choose another one.'],
    [
      'a polyglot: JPEG in front, page behind',
      () => Buffer.concat([ID_FILES.jpeg, Buffer.from(svg)]),
      DAMAGED,
    ],
    [
      'a polyglot: HEIC in front, page behind',
      () => Buffer.concat([ID_FILES.heic, Buffer.from(svg)]),
      DAMAGED,
    ],
    ['a document renamed', () => ID_FILES.pdf, TYPE],
    ['a GIF', () => aPicture().gif().toBuffer(), TYPE],
    ['a TIFF', () => aPicture().tiff().toBuffer(), TYPE],
    ['text', () => Buffer.from('This is my loft. '.repeat(50)), TYPE],
    ['a thumbnail', () => aJpeg(399, 800), SMALL],
    [
      'a strip',
      () => aJpeg(400, 2500),
      'This picture is too long and narrow. Please crop it and send it again.',
    ],
  ])('%s is refused with what is wrong', async (name, make, detail) => {
    const before = (await photos()).length
    const problem = expectProblem(await post(await make()), name)
    expect(problem).toMatchObject({ status: 415, code: 'file_not_accepted', detail })
    expect(await photos()).toHaveLength(before)
  })

  it('40 MB are refused, with the limit of photos and not of IDs', async () => {
    for (const size of [40 * 1024 * 1024, PHOTO_MAX_BYTES + 1])
      expect(expectProblem(await post(Buffer.alloc(size)), String(size))).toMatchObject({
        status: 413,
        code: 'file_too_large',
        detail: 'Please upload a file smaller than 25MB',
      })
  })

  it('a real picture with a page behind it is taken, without the page', async () => {
    const photo = await upload(ada, Buffer.concat([await aJpeg(), Buffer.from(svg)]))
    for (const file of ['480.jpg', '700.webp'])
      expect((await stored(photo.id, file)).includes('<script>')).toBe(false)
  })

  it('survives whatever it is sent', async () => {
    for (const [name, payload] of Object.entries(HOSTILE_BODIES))
      expect(expectProblem(await post(Buffer.from(payload)), name).code, name).toBe('file_not_accepted')
  })
})

describe('who may upload', () => {
  it('people with names', async () => {
    expect((await post(await aJpeg(), null)).statusCode).toBe(401)
    const nameless = await server().aPerson()
    await expect(upload(nameless)).rejects.toMatchObject({ status: 403, code: 'names_required' })
  })

  it('leaves a row to sweep, and announces nothing, when the files cannot be stored', async () => {
    const before = await photos()
    const { put } = server().deps.files
    server().deps.files.put = async () => {
      throw new Error('the disk is full')
    }
    const answer = await post(await aJpeg())
    server().deps.files.put = put
    expect(answer.statusCode).toBe(500)
    expect(answer.payload).not.toContain('disk')
    const row = (await photos()).find(({ id }) => !before.some((known) => known.id === id))
    server().clock.advance(2 * 86_400_000 + 1000)
    await encodeNow()
    expect(await photoRow(row?.id ?? '')).toMatchObject({ has_avif: false })
    server().clock.advance(-2 * 86_400_000 - 1000)
  })
})

describe('describing a photo', () => {
  const describePhoto = (person: Person, id: string, alt: string) =>
    server().call(photoCalls.describe, { params: { id }, body: { alt } }, { token: person.token })

  it('is for its owner', async () => {
    const photo = await upload(ada)
    expect(await describePhoto(ada, photo.id, '  A loft in late sun ')).toEqual({
      ...photo,
      alt: 'A loft in late sun',
    })
    const bea = await aNamedPerson()
    await expect(describePhoto(bea, photo.id, 'Mine')).rejects.toMatchObject({ code: 'not_found' })
    await expect(describePhoto(ada, ada.id, 'Nothing')).rejects.toMatchObject({ code: 'not_found' })
    await expect(describePhoto(ada, photo.id, 'x'.repeat(201))).rejects.toMatchObject({
      code: 'validation_failed',
    })
    expect((await photoRow(photo.id))?.alt).toBe('A loft in late sun')
  })
})
