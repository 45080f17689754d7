import type { PictureShape } from '../../../ui/picture.tsx'

/** A kind of place, chosen by the people who run the marketplace. */
export type Category = {
  id: string
  title: string
  line: string
  picture: PictureShape
  path: string | null
}
