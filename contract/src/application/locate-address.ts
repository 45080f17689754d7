import { COUNTRIES } from '@roomtone/domain/listing/options'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const locateAddress = endpoint({
  method: 'GET',
  path: '/api/locate',
  audience: 'member',
  summary: 'Where a postal code or city lies, for the pin of the wizard and the editor',
  query: z.object({
    city: z.string().trim().max(100).default(''),
    state: z.string().trim().max(100).default(''),
    country: z.enum(COUNTRIES),
    zip: z.string().trim().max(20).default(''),
  }),
  reply: z.object({
    lat: z.number(),
    lng: z.number(),
    timeZone: z.string(),
    city: z.string(),
    region: z.string(),
  }),
  errors: ['place_not_found'],
})
