const SEGMENT = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9_-]+)*$/
const LONGEST = 200

/**
 * We make the keys ourselves, but a path that climbs out of its folder must be impossible, not just unlikely.
 */
export function requireSafeKey(key: string): string[] {
  const segments = key.split('/')
  if (key.length > LONGEST || !segments.every((segment) => SEGMENT.test(segment)))
    throw new Error('This is not a key of a file')
  return segments
}
