import { deflateSync } from 'node:zlib'
import type { PhotoView } from '@roomtone/contract/photo/photo'
import { photoCalls } from '@roomtone/contract/photo/photo.calls'
import sharp, { type Sharp } from 'sharp'
import { signPhoto } from '../src/features/photo/photo-signature.ts'
import { withProfile } from '../src/platform/images/color-profile.ts'
import { pngChunk } from '../src/platform/images/png-chunk.ts'
import type { Person, TestServer } from './server.ts'
import { useVerifying } from './verifying.ts'

/** Left half red, right half blue, so that a test sees which way up it is. */
export function aPicture(width = 700, height = 500): Sharp {
  const left = { width: Math.floor(width / 2), height, channels: 3 as const, background: '#c03020' }
  return sharp({ create: { ...left, width, background: '#2030c0' } }).composite([
    { input: { create: left }, left: 0, top: 0 },
  ])
}

export const aJpeg = (width?: number, height?: number) => aPicture(width, height).jpeg().toBuffer()

/** As a phone writes it: lying on its side, with the place, the camera and the moment. */
export function aPhonePicture(): Promise<Buffer> {
  return aPicture(800, 600)
    .withExif({
      IFD0: { Make: 'Snoopphone', Model: 'Tattletale 9', Artist: 'Ada Quill' },
      IFD2: { DateTimeOriginal: '2026:01:02 03:04:05' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '34/1 3/1 41/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '118/1 14/1 18/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** The profile of what phones photograph in. */
export async function displayP3(): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
    .withIccProfile('p3')
    .png()
    .toBuffer()
  const { icc } = await sharp(png).metadata()
  if (!icc) throw new Error('There is no profile to take')
  return icc
}

/** These very numbers, meant in Display P3. */
export async function aP3Picture(color: string, depth: 8 | 16 = 8): Promise<Buffer> {
  const image = sharp({ create: { width: 600, height: 500, channels: 3, background: color } })
  const png = await (depth === 16 ? image.toColourspace('rgb16') : image).png().toBuffer()
  return withProfile(png, await displayP3())
}

/** A picture of any size in a few bytes: its pixels are all alike, and never finished. */
export function pngOfSize(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(10_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** What tests of photos do again and again. */
export function usePhotos(server: () => TestServer) {
  const { aNamedPerson } = useVerifying(server)
  return {
    aNamedPerson,
    async upload(person: Person, bytes?: Uint8Array): Promise<PhotoView> {
      const file = new Blob([new Uint8Array(bytes ?? (await aJpeg()))])
      return server().call(photoCalls.upload, { bytes: file }, { token: person.token })
    },
    /** As its owner's page asks for it. */
    fetchPicture(path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
      const { config, clock } = server().deps
      const signature = signPhoto(config.masterKey, path.split('/')[0] ?? '', clock.now())
      return server().app.inject({ method, url: `/pictures/${path}?s=${signature}`, headers })
    },
    photoRow: (id: string) =>
      server().deps.db.selectFrom('photos').selectAll().where('id', '=', id).executeTakeFirst(),
    /** The job waits a few seconds for the files; this does not. */
    async encodeNow(): Promise<void> {
      await server().bringJobsForward()
      await server().drain()
    },
  }
}
