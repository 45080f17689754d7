import type { SearchFilter } from './search-filter.ts'

/** What must be on offer, as it rides along with the words. */
export function offerLexemes({ bits }: Pick<SearchFilter, 'bits'>): string[] {
  return bits.map((bit) => `=a${bit}`)
}

/** Whether a row of the place may fail to match by itself. */
export function filtersRows({ crew, minPrice, maxPrice, least, types, kinds, mask }: SearchFilter): boolean {
  return (
    crew !== null ||
    minPrice !== null ||
    maxPrice !== null ||
    least !== null ||
    types.length > 0 ||
    kinds.length > 0 ||
    mask > 0
  )
}
