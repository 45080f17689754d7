/**
 * Cuts the demo photographs into the widths the pages ask for, and writes down what a page must know
 * about each before it has loaded: its words, its shape and its color. The demo's listings are made of them too.
 *
 *   node scripts/photos.mjs <folder with manifest.json and the originals>
 *
 * What has been cut before stays as it is; delete it to have it cut again.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const root = fileURLToPath(new URL('..', import.meta.url))
const publicFolder = join(root, 'web/public')
const photoFolder = join(publicFolder, 'photos')
const record = join(root, 'web/src/platform/pictures/pictures.json')
const demoRecord = join(root, 'server/src/demo/generated/pictures.ts')

/** WebP serves only the few browsers without AVIF, so it stops one width earlier and keeps the clone small. */
const sizes = {
  hero: { avif: [640, 1080, 1600, 2400], webp: [640, 1080, 1600] },
  tall: { avif: [480, 720, 960], webp: [480, 720, 960] },
  scene: { avif: [480, 960, 1600], webp: [480, 960] },
}

const encode = {
  avif: (image) => image.avif({ quality: 50, effort: 4 }),
  webp: (image) => image.webp({ quality: 72, effort: 5 }),
}

/** Phones show the hero upright; cutting it here saves them the two thirds outside the frame. */
const upright = { left: 677, top: 0, width: 960, height: 1200 }

/** The catalog's words are British here and there; ours are American. */
const american = [
  [/anell(ed|ing)\b/g, 'anel$1'],
  [/make-up/g, 'makeup'],
  [/\btaps\b/g, 'faucets'],
  [/\bparasol/g, 'umbrella'],
  [/\bjetty\b/g, 'dock'],
  [/\bJetty\b/g, 'Dock'],
]

const inAmerican = (words) => american.reduce((said, [from, to]) => said.replace(from, to), words)

function wanted(manifest) {
  const scenes = manifest.scenes.flatMap(({ slug, images }) =>
    images.map(({ file, alt }) => ({
      file,
      alt: inAmerican(alt),
      place: file.replace(/\.\w+$/, ''),
      kind: 'scene',
      slug,
    })),
  )
  const { file } = manifest.hero
  const alt = inAmerican(manifest.hero.alt)
  return [
    { file, alt, place: 'hero', kind: 'hero' },
    { file, alt, place: 'hero-tall', kind: 'tall', frame: upright },
    ...scenes,
  ]
}

const open = (file, frame) => (frame ? sharp(file).extract(frame) : sharp(file))

async function colourOf(file) {
  const data = await sharp(file).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return `#${data.toString('hex')}`
}

const filesOf = (name, kind) =>
  Object.entries(sizes[kind]).flatMap(([format, widths]) =>
    widths.map((width) => ({ path: join(photoFolder, `${name}-${width}.${format}`), format, width })),
  )

async function cut(file, name, kind, frame) {
  for (const { path, format, width } of filesOf(name, kind)) {
    if (existsSync(path)) continue
    await encode[format](open(file, frame).resize({ width })).toFile(path)
  }
}

async function removeOthers(wantedFiles) {
  const wantedPaths = new Set(wantedFiles.map(({ path }) => path))
  for (const file of await readdir(photoFolder)) {
    const path = join(photoFolder, file)
    if (!wantedPaths.has(path)) await rm(path)
  }
}

/** Keys are plain identifiers, so that a bundler can leave out the pictures that a page does not name. */
const identifier = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** Lists of numbers on one line each, so that a change to them is one line too. */
const print = (value) =>
  JSON.stringify(value, null, 2).replace(
    /\[\s+([\d,\s]+?)\s+\]/g,
    (_, list) => `[${list.replace(/\s+/g, ' ')}]`,
  )

async function main(source) {
  const manifest = JSON.parse(await readFile(join(source, 'manifest.json'), 'utf8'))
  await mkdir(photoFolder, { recursive: true })

  const entries = { sizes }
  const byScene = {}
  for (const { file, alt, place, kind, frame, slug } of wanted(manifest)) {
    const original = join(source, file)
    const name = place.replace('/', '-')
    const { width, height } = frame ?? (await sharp(original).metadata())
    const color = await colourOf(original)
    entries[identifier(name)] = { name, kind, alt, width, height, color }
    if (slug) byScene[slug] = [...(byScene[slug] ?? []), { name, alt, width, height, color }]
    await cut(original, name, kind, frame)
    console.log(name)
  }
  await removeOthers(Object.values(entries).flatMap(({ name, kind }) => (name ? filesOf(name, kind) : [])))
  await writeFile(record, `${print(entries)}\n`)
  await mkdir(dirname(demoRecord), { recursive: true })
  await writeFile(demoRecord, `export const PICTURES = ${print(byScene)} as const\n`)

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
