import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { houseView } from './premises.ts'

export const showHouse = endpoint({
  method: 'GET',
  path: '/api/hosting/premises/:id',
  audience: 'host',
  summary: 'A house of yours: its areas, and the spaces that rent them',
  params: z.object({ id }),
  reply: houseView,
  errors: ['not_found'],
})
