import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const showShowcase = endpoint({
  method: 'GET',
  path: '/api/showcase',
  audience: 'anyone',
  summary: 'The kinds of places that the landing page turns through',
  reply: z.object({
    categories: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        line: z.string(),
        /** A name of the packaged set. */
        picture: z.string(),
        path: z.string().nullable(),
      }),
    ),
  }),
  errors: [],
})
