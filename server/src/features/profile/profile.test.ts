import { profileCalls } from '@roomtone/contract/profile/profile.calls'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedPerson, tokenOf } from '../../../testing/booking.ts'
import { aJpeg, aPhonePicture, pngOfSize } from '../../../testing/pictures.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
let person: Person

const as = async (who: Person) => ({ token: await tokenOf(server(), who) })
const blob = (bytes: Buffer) => new Blob([Uint8Array.from(bytes)])

async function upload(bytes: Buffer, query: { left?: number; top?: number; size?: number } = {}) {
  return server().call(profileCalls.uploadAvatar, { query, bytes: blob(bytes) }, await as(person))
}
const fetchFile = (url: string | null) => server().app.inject({ url: url ?? '/avatars/none' })
const show = async () => server().call(profileCalls.show, {}, await as(person))
const edit = async (body: Record<string, unknown>) =>
  server().call(profileCalls.edit, { body }, await as(person))

beforeAll(async () => {
  person = await aVerifiedPerson(server(), { fullName: 'Ada Quill' })
})

describe('a picture of oneself', () => {
  it('is cropped to the middle, re-encoded without what the phone wrote, and kept for good by browsers', async () => {
    const { avatarUrl } = await upload(await aPhonePicture())
    expect(avatarUrl).toMatch(/^\/avatars\/[0-9a-f]{32}\.webp$/)
    const answer = await fetchFile(avatarUrl)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(answer.headers['cache-control']).toContain('immutable')
    const picture = await sharp(answer.rawPayload).metadata()
    expect([picture.format, picture.width, picture.height]).toEqual(['webp', 512, 512])
    expect(picture.exif).toBeUndefined()
    expect(answer.rawPayload.includes('Snoopphone')).toBe(false)
  })

  it('is cropped to the square that was chosen', async () => {
    const dominant = async (query: { left: number; top: number; size: number }) => {
      const { avatarUrl } = await upload(await aJpeg(800, 400), query)
      const pixel = await sharp((await fetchFile(avatarUrl)).rawPayload)
        .resize(1, 1)
        .raw()
        .toBuffer()
      return (pixel[0] ?? 0) > (pixel[2] ?? 0) ? 'red' : 'blue'
    }
    expect(await dominant({ left: 0, top: 0, size: 1 })).toBe('red')
    expect(await dominant({ left: 0.5, top: 0, size: 1 })).toBe('blue')
    expect(await dominant({ left: 0.3, top: 0.2, size: 0.3 })).toBe('red')
  })

  it('takes the place of the one before, whose file goes', async () => {
    const first = await upload(await aJpeg())
    const second = await upload(await aJpeg())
    expect(second.avatarUrl).not.toBe(first.avatarUrl)
    await server().drain()
    expect((await fetchFile(first.avatarUrl)).statusCode).toBe(404)
    expect((await fetchFile(second.avatarUrl)).statusCode).toBe(200)
    const gone = await server().call(profileCalls.removeAvatar, {}, await as(person))
    await server().drain()
    expect(gone.avatarUrl).toBeNull()
    expect((await fetchFile(second.avatarUrl)).statusCode).toBe(404)
  })

  it('is refused by what it is, not by what it is called', async () => {
    await expect(upload(Buffer.from('<svg onload="alert(1)"/>'))).rejects.toMatchObject({
      code: 'file_not_accepted',
    })
    await expect(upload(pngOfSize(30_000, 30_000))).rejects.toMatchObject({ code: 'file_not_accepted' })
    await expect(upload(await aJpeg(60, 60))).rejects.toMatchObject({ code: 'file_not_accepted' })
    await expect(upload(Buffer.alloc(5 * 1024 * 1024 + 1))).rejects.toMatchObject({
      code: 'file_too_large',
      message: 'Please upload a file smaller than 5MB',
    })
  })
})

describe('intro and prompts', () => {
  it('are saved one by one, leave the others alone and can be taken back', async () => {
    await edit({ intro: '  I light rooms for a living. ' })
    await edit({ prompts: { pets: 'A cat who hates strobes' } })
    const { intro, prompts } = await edit({ prompts: { song: 'Anything by Low' } })
    expect(intro).toBe('I light rooms for a living.')
    expect(prompts).toMatchObject({ pets: 'A cat who hates strobes', song: 'Anything by Low', school: '' })
    expect((await edit({ prompts: { song: '' } })).prompts.song).toBe('')
  })

  it('have limits', async () => {
    await expect(edit({ intro: 'x'.repeat(501) })).rejects.toMatchObject({ code: 'validation_failed' })
    await expect(edit({ prompts: { work: 'x'.repeat(121) } })).rejects.toMatchObject({
      code: 'validation_failed',
    })
  })

  it('hold no contact data, as a message to a stranger would not', async () => {
    for (const text of [
      'Call me at (213) 373-4253',
      'Write to ada@example.com',
      'Find me on www.ada.example.com',
    ])
      await expect(edit({ intro: text }), text).rejects.toMatchObject({
        code: 'text_flagged',
        fields: [{ field: 'intro' }],
      })
    await expect(edit({ prompts: { work: 'ada@example.com' } })).rejects.toMatchObject({
      fields: [{ field: 'prompts.work' }],
    })
    expect((await show()).intro).not.toContain('@')
  })
})

describe('the completion bar', () => {
  it('counts each part once it is there', async () => {
    const newcomer = await aVerifiedPerson(server())
    const call = server().call
    const me = await as(newcomer)
    const before = await call(profileCalls.show, {}, me)
    expect(before.completion).toBe(60)
    expect(before.missing).toEqual(['avatar', 'intro', 'prompts', 'phone', 'emergencyContact'])
    await call(profileCalls.edit, { body: { intro: 'Hello.', prompts: { pets: 'None' } } }, me)
    await call(profileCalls.editPersonalInfo, { body: { phones: ['+1 213 373 4253'] } }, me)
    const after = await call(profileCalls.show, {}, me)
    expect(after).toMatchObject({ completion: 85, missing: ['avatar', 'emergencyContact'] })
    await call(profileCalls.editPersonalInfo, { body: { phones: [] } }, me)
    expect((await call(profileCalls.show, {}, me)).completion).toBe(80)
  })
})
