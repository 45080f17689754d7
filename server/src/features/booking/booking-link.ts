import type { Deps } from '../../platform/deps.ts'

/** Where each side looks at a booking. */
export function bookingLink({ config }: Pick<Deps, 'config'>, side: 'guest' | 'host', id: string): string {
  const path = side === 'guest' ? `/trips/${id}` : `/hosting?tab=today&booking=${id}`
  return new URL(path, config.publicUrl).href
}
