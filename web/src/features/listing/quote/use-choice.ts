import type { PropertyView } from '@roomtone/contract/listing/property'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Choice, readChoice, toQuery, toSearch } from '../../../parts/listing/choice.ts'

/** Lives in the address, so that a link shows the same time and price; the card answers before the address does. */
export function useChoice(property: PropertyView): [Choice, (next: Choice) => void] {
  const [search, setSearch] = useSearchParams()
  const [choice, setChoice] = useState(() => readChoice(search, property))

  function choose(next: Choice): void {
    setChoice(next)
    const query = toQuery(next)
    if (query) setSearch(toSearch(query), { replace: true, preventScrollReset: true })
  }

  return [choice, choose]
}
