import { Refused } from '../../platform/refused.ts'

const QUERY_CANCELED = '57014'

/** A statement that hits its time limit says that we are busy; it is not logged as an error. */
export async function unlessTooSlow<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (isTooSlow(error)) throw new Refused('overloaded')
    throw error
  }
}

export function isTooSlow(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === QUERY_CANCELED
}
