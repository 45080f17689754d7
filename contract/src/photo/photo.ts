import { z } from 'zod'
import { id } from '../fields.ts'

/**
 * Everything a page needs to draw a photo without asking again; its files are at
 * /pictures/<id>/<width>.<avif|webp|jpg>.
 */
export const photoView = z.object({
  id,
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  color: z.string(),
  widths: z.array(z.int()),
  /** AVIF follows a little later than the rest. */
  avif: z.boolean(),
  /** Only for a photo that is not public: the `?s=` of its address. Valid for half an hour to an hour. */
  signature: z.string().optional(),
})

export type PhotoView = z.output<typeof photoView>
