import type { PictureShape } from '../../../ui/picture.tsx'

/** A kind of place, as the people who run the marketplace chose it. */
export type Category = {
  id: string
  title: string
  line: string
  picture: PictureShape
  path: string | null
}
