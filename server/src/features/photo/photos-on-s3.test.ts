import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { usePhotos } from '../../../testing/pictures.ts'
import { openS3 } from '../../../testing/s3-server.ts'
import { useServer } from '../../../testing/server.ts'
import { sweepPhotos } from './sweep-photos.ts'

const s3 = await openS3()
afterAll(() => s3.close())

const server = useServer({
  S3_ENDPOINT: s3.settings.endpoint ?? '',
  S3_BUCKET: s3.settings.bucket,
  S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
})
const { aNamedPerson, upload, fetchPicture, encodeNow } = usePhotos(server)

it('photos go to S3, are read back, get their AVIF there, and are swept there', async () => {
  const photo = await upload(await aNamedPerson())
  await encodeNow()
  for (const [format, type] of Object.entries({ webp: 'webp', jpg: 'jpeg', avif: 'heif' })) {
    const answer = await fetchPicture(`${photo.id}/480.${format}`)
    expect(answer.statusCode, format).toBe(200)
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: type, width: 480 })
  }
  expect((await fetchPicture(`${photo.id}/960.webp`)).statusCode).toBe(404)

  server().clock.advance(2 * 86_400_000 + 1000)
  await sweepPhotos(server().deps)
  await server().drain()
  expect((await fetchPicture(`${photo.id}/480.webp`)).statusCode).toBe(404)
  expect(await server().deps.files.get(`photos/${photo.id}-master.webp`)).toBeNull()
})
