import { createHmac } from 'node:crypto'
import type { Deps } from '../../../platform/deps.ts'

/**
 * Names of published times end in a domain that belongs to the listing and tells nothing about it. When they
 * return through another calendar, they are recognized.
 */
export function publishedDomain({ config }: Deps, propertyId: string): string {
  const mark = createHmac('sha256', config.masterKey).update(`calendar ${propertyId}`).digest('hex')
  return `${mark.slice(0, 24)}.roomtone`
}

export function publishedUid(deps: Deps, propertyId: string, startsAt: Date): string {
  return `${startsAt.getTime()}@${publishedDomain(deps, propertyId)}`
}
