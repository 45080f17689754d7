/**
 * PostgreSQL text refuses U+0000, and JSON may carry half of a surrogate pair that no encoder can write.
 * Returns the path of the first string that could not be stored, or null.
 */
export function unstorablePath(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path
  if (Array.isArray(value)) return firstOf(value.entries(), path)
  if (value !== null && typeof value === 'object') {
    for (const key of Object.keys(value)) if (!isStorable(key)) return path
    return firstOf(Object.entries(value), path)
  }
  return null
}

function firstOf(entries: Iterable<[string | number, unknown]>, path: string): string | null {
  for (const [key, value] of entries) {
    const found = unstorablePath(value, path === '' ? String(key) : `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}
