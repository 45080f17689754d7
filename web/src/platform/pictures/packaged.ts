import type { PictureShape, PictureSource } from '../../ui/picture.tsx'
import { sizes } from './pictures.json'

/** One picture as `scripts/photos.mjs` wrote it down. */
export type PackagedEntry = {
  name: string
  kind: string
  alt: string
  width: number
  height: number
  color: string
}

type Widths = Record<'avif' | 'webp', readonly number[]>

const widthsOf: Record<string, Widths> = sizes

const address = (name: string, width: number, format: string) => `/photos/${name}-${width}.${format}`

function sourcesOf({ name, kind }: PackagedEntry): { sources: PictureSource[]; src: string } {
  const widths = widthsOf[kind]
  if (!widths) throw new Error(`No widths are written down for pictures of the kind ${kind}`)
  const sources = (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: widths[format].map((width) => `${address(name, width, format)} ${width}w`).join(', '),
  }))
  return { sources, src: address(name, widths.webp.at(-1) ?? 0, 'webp') }
}

/** A picture that is part of the product. Name entries one by one, so that only those are shipped. */
export function packaged(entry: PackagedEntry): PictureShape {
  const { alt, width, height, color } = entry
  return { alt, width, height, color, ...sourcesOf(entry) }
}

/** The same picture with another crop for the screens that match `media`. */
export function withCrop(
  picture: PictureShape,
  crop: PictureShape,
  media: string,
  drawn: string,
): PictureShape {
  const cropped = crop.sources.map((source) => ({ ...source, media, sizes: drawn }))
  return { ...picture, sources: [...cropped, ...picture.sources] }
}
