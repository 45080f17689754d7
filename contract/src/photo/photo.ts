import { z } from 'zod'
import { id } from '../fields.ts'

/** All a page needs to draw a photo at once; its files lie at /pictures/<id>/<width>.<avif|webp|jpg>. */
export const photoView = z.object({
  id,
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  color: z.string(),
  widths: z.array(z.int()),
  /** AVIF follows a little later than the rest. */
  avif: z.boolean(),
  /** Only of a photo that is not public: ?s= of its address. Good for half an hour to an hour. */
  signature: z.string().optional(),
})

export type PhotoView = z.output<typeof photoView>
