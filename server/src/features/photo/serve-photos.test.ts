import type { PhotoView } from '@roomtone/contract/photo/photo'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertListing } from '../../../testing/listings.ts'
import { usePhotos } from '../../../testing/pictures.ts'
import { NOBODY } from '../../../testing/sample-inputs.ts'
import { useServer } from '../../../testing/server.ts'

const server = useServer()
const { aNamedPerson, upload, fetchPicture } = usePhotos(server)
let id = ''
let draft: PhotoView

beforeAll(async () => {
  const host = await aNamedPerson()
  const listing = await insertListing(server(), host.id)
  id = (await upload(host)).id
  draft = await upload(host)
  await server()
    .deps.db.insertInto('property_photos')
    .values({ property_id: listing.id, photo_id: id, position: 9 })
    .execute()
})

const ask = (path: string) => server().app.inject(`/pictures/${path}`)

describe('a photo that is part of no approved listing', () => {
  it('is not there without its signature, nor with that of another, a forged one or an old one', async () => {
    const path = `${draft.id}/480.webp`
    const other = await upload(await aNamedPerson())
    const [until = '', mac = ''] = draft.signature?.split('-') ?? []
    const forged = [
      `${until}-${mac.slice(1)}A`,
      `${(Number.parseInt(until, 36) + 9e9).toString(36)}-${mac}`,
      '',
      'x',
    ]
    for (const signature of [null, other.signature, ...forged]) {
      const answer = await ask(signature === null ? path : `${path}?s=${signature}`)
      expect([answer.statusCode, answer.headers['cache-control']], `${signature}`).toEqual([404, 'no-store'])
    }
    const answer = await ask(`${path}?s=${draft.signature}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toMatch(/^private, max-age=(1[89]|[23])\d{2,3}$/)
    server().clock.advance(60 * 60_000)
    expect((await ask(`${path}?s=${draft.signature}`)).statusCode).toBe(404)
    server().clock.advance(-60 * 60_000)
  })

  it('stays so when a live listing has it in its arrival guide', async () => {
    const host = await aNamedPerson()
    const photo = await upload(host)
    await insertListing(server(), host.id, { arrival_photos: [photo.id] })
    const path = `${photo.id}/480.webp`
    expect((await ask(path)).statusCode).toBe(404)
    expect((await ask(`${path}?s=${photo.signature}`)).statusCode).toBe(200)
  })

  it('is for everyone once a listing shows it', async () => {
    expect((await ask(`${id}/480.webp`)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})

describe('pictures', () => {
  it('are there for anyone, for good, and are nothing but pictures', async () => {
    const answer = await ask(`${id}/480.webp`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/),
      'content-length': String(answer.rawPayload.length),
    })
    expect((await fetchPicture(`${id}/480.jpg`)).headers['content-type']).toBe('image/jpeg')
  })

  it('answer HEAD, and 304 to who has them already', async () => {
    const head = await fetchPicture(`${id}/480.webp`, {}, 'HEAD')
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0)
    const again = await fetchPicture(`${id}/480.webp`, { 'if-none-match': String(head.headers.etag) })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    expect((await fetchPicture(`${id}/480.webp`, { 'if-none-match': '"another"' })).statusCode).toBe(200)
  })

  it('ask the database once', async () => {
    const { pool } = server().database
    const { connect } = pool
    pool.connect = () => {
      throw new Error('asked')
    }
    const answer = await ask(`${id}/480.webp`)
    pool.connect = connect
    expect(answer.statusCode).toBe(200)
  })

  it.each([
    `${NOBODY}/480.webp`,
    'ID/481.webp',
    'ID/480.gif',
    'ID/480.svg',
    'ID/480',
    'ID/master.webp',
    'ID/0480.webp',
    'ID/99999.webp',
    'ID/-480.webp',
    'ID/480.webp.jpg',
    'ID/..%2f480.webp',
    '..%2f..%2fmaster-key/480.webp',
    'documents/480.webp',
    'ID%00/480.webp',
  ])('%s is not found, in plain words', async (path) => {
    const answer = await fetchPicture(path.replace('ID', id))
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.payload).toBe('Not found')
  })
})
