import { useSearchParams } from 'react-router'

/**
 * Filters are in the address. Changing one replaces the history entry, so that Back leaves the page instead
 * of undoing the last letter.
 */
export function useUrlState() {
  const [search, setSearch] = useSearchParams()

  function change(changes: Record<string, string>): void {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    setSearch(next, { replace: true, preventScrollReset: true })
  }

  return {
    change,
    /** Cut to what the server accepts: anyone can write anything into an address. */
    text: (name: string, longest: number) => (search.get(name) ?? '').trim().slice(0, longest),
    oneOf: <const T extends string>(name: string, options: readonly T[]): T | undefined =>
      options.find((option) => option === search.get(name)),
  }
}
