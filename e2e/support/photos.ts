import { readFileSync } from 'node:fs'

const folder = new URL('../../web/public/photos/', import.meta.url)

/** Photos that a host would pick from her desktop. */
export function photoFiles(count: number, scene = 'loft') {
  return Array.from({ length: count }, (_, index) => ({
    name: `${scene}-${index + 1}.webp`,
    mimeType: 'image/webp',
    buffer: readFileSync(new URL(`${scene}-${index + 1}-960.webp`, folder)),
  }))
}
