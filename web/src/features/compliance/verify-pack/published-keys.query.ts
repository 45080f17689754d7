import type { Call } from '@roomtone/contract/call'
import { KEYS_ADDRESS, type PublishedKeys } from '@roomtone/domain/pack/manifest'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Services } from '../../../platform/services.tsx'

/** A public file beside the API, the same that anyone can fetch. */
type KeysFile = {
  method: 'GET'
  path: `/api/${string}`
  audience: 'anyone'
  summary: string
  reply: z.ZodType<PublishedKeys>
  errors: []
}
const PUBLISHED: Call<KeysFile> = { method: 'GET', path: KEYS_ADDRESS }

/** Part of the page as the server draws it; after that no connection is needed. */
export function publishedKeysQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['published-keys'],
    queryFn: () => call(PUBLISHED, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
