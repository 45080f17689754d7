/**
 * Cuts the demo photographs into the widths the pages ask for, and writes down what a page must know
 * about each before it has loaded: its words, its shape and its colour.
 *
 *   node scripts/photos.mjs <folder with manifest.json and the originals>
 */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const root = fileURLToPath(new URL('..', import.meta.url))
const publicFolder = join(root, 'web/public')
const photoFolder = join(publicFolder, 'photos')
const record = join(root, 'web/src/platform/pictures/pictures.json')

/** WebP serves only the few browsers without AVIF, so it stops one width earlier and keeps the clone small. */
const sizes = {
  hero: { avif: [640, 1080, 1600, 2400], webp: [640, 1080, 1600] },
  tall: { avif: [480, 720, 960], webp: [480, 720, 960] },
  scene: { avif: [480, 960, 1600], webp: [480, 960] },
}

const wholeScenes = ['mansion', 'modern', 'loft', 'retro-lounge', 'modern-kitchen', 'pool']
const single = ['mansion-exterior/1', 'dorm-room/3', 'jacuzzi/1', 'nature/4', 'outdoors/3', 'photo-studio/4']

const encode = {
  avif: (image) => image.avif({ quality: 50, effort: 4 }),
  webp: (image) => image.webp({ quality: 72, effort: 5 }),
}

/** Phones show the hero upright; cutting it here saves them the two thirds that would lie outside the frame. */
const upright = { left: 677, top: 0, width: 960, height: 1200 }

function wanted(manifest) {
  const chosen = manifest.scenes.flatMap((scene) =>
    scene.images
      .map(({ file, alt }) => ({ file, alt, place: file.replace(/\.\w+$/, ''), kind: 'scene' }))
      .filter(({ place }) => wholeScenes.includes(scene.slug) || single.includes(place)),
  )
  const { file, alt } = manifest.hero
  return [
    { file, alt, place: 'hero', kind: 'hero' },
    { file, alt, place: 'hero-tall', kind: 'tall', frame: upright },
    ...chosen,
  ]
}

const open = (file, frame) => (frame ? sharp(file).extract(frame) : sharp(file))

async function colourOf(file) {
  const data = await sharp(file).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return `#${data.toString('hex')}`
}

async function cut(file, name, kind, frame) {
  for (const [format, widths] of Object.entries(sizes[kind])) {
    for (const width of widths) {
      await encode[format](open(file, frame).resize({ width })).toFile(
        join(photoFolder, `${name}-${width}.${format}`),
      )
    }
  }
}

/** Keys are plain identifiers, so that a bundler can leave out the pictures a page does not name. */
const identifier = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

async function main(source) {
  const manifest = JSON.parse(await readFile(join(source, 'manifest.json'), 'utf8'))
  await rm(photoFolder, { recursive: true, force: true })
  await mkdir(photoFolder, { recursive: true })

  const entries = { sizes }
  for (const { file, alt, place, kind, frame } of wanted(manifest)) {
    const original = join(source, file)
    const name = place.replace('/', '-')
    const { width, height } = frame ?? (await sharp(original).metadata())
    entries[identifier(name)] = { name, kind, alt, width, height, color: await colourOf(original) }
    await cut(original, name, kind, frame)
    console.log(name)
  }
  await writeFile(record, `${JSON.stringify(entries, null, 2)}\n`)

  await sharp(join(source, manifest.hero.file))
    .resize(1200, 630, { position: 'centre' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(publicFolder, 'og-image.jpg'))
  await sharp(join(publicFolder, 'favicon.svg'), { density: 300 })
    .resize(180, 180)
    .flatten({ background: '#1c1a17' })
    .png()
    .toFile(join(publicFolder, 'apple-touch-icon.png'))

  const files = await readdir(photoFolder)
  const bytes = await Promise.all(files.map(async (file) => (await stat(join(photoFolder, file))).size))
  console.log(`${files.length} files, ${(bytes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(1)} MB`)
}

const source = process.argv[2]
if (source) {
  await main(resolve(source))
} else {
  console.error('Say where the originals are: node scripts/photos.mjs <folder>')
  process.exitCode = 1
}
