import { beforeAll, describe, expect, it } from 'vitest'
import { useHouse } from '../../../testing/house.ts'
import { usePhotos } from '../../../testing/pictures.ts'
import { NOBODY } from '../../../testing/sample-inputs.ts'

const house = useHouse()
const { aNamedPerson, upload, fetchPicture } = usePhotos(house)
let id = ''

beforeAll(async () => {
  id = (await upload(await aNamedPerson())).id
})

describe('pictures', () => {
  it('are there for anyone, for good, and are nothing but pictures', async () => {
    const answer = await fetchPicture(`${id}/480.webp`)
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

  it('do not ask the database', async () => {
    const { pool } = house().database
    const { connect } = pool
    pool.connect = () => {
      throw new Error('asked')
    }
    const answer = await fetchPicture(`${id}/480.webp`)
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
