import type { Sharp } from 'sharp'
import { type Library, loadSharp } from './load-sharp.ts'
import type { Pixels } from './read-picture.ts'

type Encoded = { width: number; format: 'webp' | 'jpg' | 'avif'; bytes: Buffer }

const FORMATS = {
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 3 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 78, mozjpeg: true }),
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 2 }),
}

/** What every browser can show. One after another: each keeps a core busy on its own. */
export async function encodeForBrowsers(pixels: Pixels, widths: number[]): Promise<Encoded[]> {
  const sharp = await loadSharp()
  const made: Encoded[] = []
  for (const width of widths)
    for (const format of ['webp', 'jpg'] as const)
      made.push({
        width,
        format,
        bytes: await FORMATS[format](opened(sharp, pixels).resize({ width })).toBuffer(),
      })
  return made
}

/** Good enough to make every other format from, later. */
export async function encodeMaster(pixels: Pixels): Promise<Buffer> {
  return opened(await loadSharp(), pixels)
    .webp({ quality: 92, effort: 2 })
    .toBuffer()
}

export async function encodeAvif(master: Buffer, widths: number[]): Promise<Encoded[]> {
  const sharp = await loadSharp()
  const made: Encoded[] = []
  for (const width of widths)
    made.push({
      width,
      format: 'avif',
      bytes: await FORMATS.avif(sharp(master).resize({ width })).toBuffer(),
    })
  return made
}

/** One picture for everyone, no side longer than that. */
export async function encodeJpeg(
  pixels: Pixels,
  longestSide: number,
): Promise<{ bytes: Buffer; width: number; height: number }> {
  const fitted = opened(await loadSharp(), pixels).resize({
    width: longestSide,
    height: longestSide,
    fit: 'inside',
    withoutEnlargement: true,
  })
  const { data, info } = await FORMATS.jpg(fitted).toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/** A square of it, no side longer than that. */
export async function encodeSquare(
  pixels: Pixels,
  { left, top, side }: { left: number; top: number; side: number },
  longest: number,
): Promise<Buffer> {
  const size = Math.min(side, longest)
  return opened(await loadSharp(), pixels)
    .extract({ left, top, width: side, height: side })
    .resize(size, size)
    .webp({ quality: 84, effort: 4 })
    .toBuffer()
}

/** The average, to be shown while the picture is on its way. */
export async function colourOf(pixels: Pixels): Promise<string> {
  const data = await opened(await loadSharp(), pixels)
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer()
  return `#${data.subarray(0, 3).toString('hex')}`
}

function opened(sharp: Library, { data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}
