import type { PhotoView } from '@roomtone/contract/photo/photo'
import type { PictureShape, PictureSource } from '../../ui/picture.tsx'

/** For browsers without srcset: large enough for a page, small enough for a phone. */
const PLAIN_WIDTH = 1200

const address = ({ id, signature }: PhotoView, width: number, format: string) =>
  `/pictures/${id}/${width}.${format}${signature === undefined ? '' : `?s=${signature}`}`

/** A photo that somebody uploaded. `alt` is used where its owner wrote no description. */
export function uploaded(photo: PhotoView, alt = ''): PictureShape {
  const { width, height, color, widths } = photo
  const source = (format: string): PictureSource => ({
    type: `image/${format}`,
    srcSet: widths.map((each) => `${address(photo, each, format)} ${each}w`).join(', '),
  })
  const plain = widths.findLast((each) => each <= PLAIN_WIDTH) ?? widths[0] ?? width
  return {
    alt: photo.alt || alt,
    width,
    height,
    color,
    sources: photo.avif ? [source('avif'), source('webp')] : [source('webp')],
    src: address(photo, plain, 'jpg'),
  }
}
