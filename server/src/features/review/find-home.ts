import type { Handle } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { findSealedInfo } from './read-review.store.ts'

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** City and country of where somebody says they live; null where they have not said, or it cannot be read. */
export async function findHome({ keys }: Deps, handle: Handle, userId: string): Promise<string | null> {
  const sealed = await findSealedInfo(handle, userId)
  const info: Record<string, unknown> | null = sealed && (await keys.open(handle, userId, sealed))
  const { city, country } = addressOf(info?.['residential'])
  if (!city) return null
  const named = /^[A-Z]{2}$/.test(country) ? countries.of(country) : country
  return named ? `${city}, ${named}` : city
}

function addressOf(sealed: unknown): { city: string; country: string } {
  const address: unknown = typeof sealed === 'string' && sealed !== '' ? JSON.parse(sealed) : sealed
  if (typeof address !== 'object' || address === null) return { city: '', country: '' }
  const { city, country } = address as Record<string, unknown>
  return { city: typeof city === 'string' ? city : '', country: typeof country === 'string' ? country : '' }
}
