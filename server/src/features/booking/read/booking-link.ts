import type { Deps } from '../../../platform/deps.ts'

/** Where each side looks at a booking. */
export function bookingPath(side: 'guest' | 'host', id: string): string {
  return side === 'guest' ? `/trips/${id}` : `/hosting?tab=today&booking=${id}`
}

export function bookingLink({ config }: Pick<Deps, 'config'>, side: 'guest' | 'host', id: string): string {
  return new URL(bookingPath(side, id), config.publicUrl).href
}
