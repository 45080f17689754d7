import sharp from 'sharp'
import { expect, it } from 'vitest'
import { usePhotos } from '../../../testing/pictures.ts'
import { useServer } from '../../../testing/server.ts'
import { findPhotos } from '../../features/photo/entry.ts'
import { DEMO_LISTINGS } from '../content/catalogue.ts'
import { PICTURES } from '../generated/pictures.ts'
import { importPackagedPhoto } from './import-packaged-photo.ts'
import { importArrival } from './import-scene.ts'

const server = useServer()
const { fetchPicture } = usePhotos(server)

it('there are twenty scenes of five pictures or more, each with its words', () => {
  expect(Object.keys(PICTURES)).toHaveLength(20)
  for (const [slug, pictures] of Object.entries(PICTURES)) {
    expect(pictures.length, slug).toBeGreaterThanOrEqual(5)
    for (const { alt, color } of pictures) {
      expect(alt.length).toBeGreaterThan(20)
      expect(alt).not.toMatch(/panell|make-up|\btaps\b|parasol|jetty/i)
      expect(color).toMatch(/^#[0-9a-f]{6}$/)
    }
  }
})

it('makes a photo whose every promised file is there', async () => {
  const { deps } = server()
  const { id: ownerId } = await server().aPerson()
  const [picture] = PICTURES['photo-studio']
  const id = await importPackagedPhoto(deps, { ownerId, ...picture }, deps.clock.now())
  const [photo] = await findPhotos(deps.db, [id])
  const { name: _, ...seen } = picture
  expect(photo).toEqual({ id, ...seen, widths: [480, 960, 1600], avif: true })
  for (const width of photo?.widths ?? [])
    for (const [format, type] of Object.entries({ avif: 'heif', webp: 'webp', jpg: 'jpeg' })) {
      const answer = await fetchPicture(`${id}/${width}.${format}`)
      const shown = format === 'avif' ? width : Math.min(width, 960)
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: type, width: shown })
    }
})

it('has every picture of every scene, fast enough for a first start', async () => {
  const { deps } = server()
  const { id: ownerId } = await server().aPerson()
  const all = Object.values(PICTURES).flat()
  // The time of the processor, not of the clock: others may use the machine as well.
  const before = process.cpuUsage()
  for (const picture of all) await importPackagedPhoto(deps, { ownerId, ...picture }, deps.clock.now())
  expect(process.cpuUsage(before).user).toBeLessThan(30_000_000)
}, 180_000)

it('has at least five pictures for every listing, and every scene in one', () => {
  const scenes = Object.keys(PICTURES)
  const names = new Set<string>(Object.values(PICTURES).flatMap((all) => all.map(({ name }) => name)))
  for (const { title, scene, pictures } of DEMO_LISTINGS) {
    if (pictures === undefined) expect(scenes, title).toContain(scene)
    else
      expect([pictures.length >= 5, pictures.filter((name) => !names.has(name))], title).toEqual([true, []])
  }
  expect(scenes.filter((scene) => !DEMO_LISTINGS.some((listing) => listing.scene === scene))).toEqual([])
})

it('makes the pictures of the way in that some hosts of the demo have, with their words', async () => {
  const { deps } = server()
  const { id: ownerId } = await server().aPerson()
  const guides = DEMO_LISTINGS.filter(({ arrival }) => arrival)
  expect(guides.length).toBeGreaterThanOrEqual(3)
  for (const listing of guides) {
    const { parking, loadIn } = listing.changes
    expect([parking, loadIn].every(Boolean), listing.title).toBe(true)
    const photos = await findPhotos(deps.db, await importArrival(deps, ownerId, listing))
    expect(photos.map(({ alt }) => alt).sort()).toEqual(listing.arrival?.map(({ words }) => words).sort())
  }
})
