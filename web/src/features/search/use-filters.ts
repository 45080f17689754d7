import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { parseSearch, type SearchState, searchAddress } from './search-state.ts'

const PAUSE = 350
/** A half-typed place is another place, so people get time to finish. */
const TYPING = 800

/** Turns the values of a filter form into the page's address, after a short pause. */
export function useFilters() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const seen = useRef(here)
  const sent = useRef(here)
  const edition = useRef(0)
  // The address changed by Back, a chip or the header's search bar, so the fields start over and drop what
  // they were about to send. One of our own addresses that is still on its way is no such change.
  if (here !== seen.current) {
    seen.current = here
    if (here !== sent.current) {
      clearTimeout(timer.current)
      sent.current = here
      edition.current += 1
    }
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  function apply(next: SearchState, wait = 0, unchanged?: () => void): void {
    clearTimeout(timer.current)
    // A wait of zero goes right away: the submitted sheet closes in the same moment and cancels its timer.
    if (wait === 0) go(next, unchanged)
    else timer.current = setTimeout(() => go(next, unchanged), wait)
  }

  function go(next: SearchState, unchanged?: () => void): void {
    const address = searchAddress(next)
    if (address === sent.current) {
      unchanged?.()
      return
    }
    sent.current = address
    void navigate(address, { replace: true, preventScrollReset: true })
  }

  return {
    apply,
    /** For the form's key. */
    edition: edition.current,
    form: {
      onChange: (event: FormEvent<HTMLFormElement>) =>
        apply(stateOf(event.currentTarget), isWhere(event.target) ? TYPING : PAUSE),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        // Who presses Search again wants to know what there is now.
        apply(stateOf(event.currentTarget), 0, () => client.invalidateQueries({ queryKey: ['search'] }))
      },
    },
  }
}

export function stateOf(form: HTMLFormElement): SearchState {
  const said = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return parseSearch(new URLSearchParams(said))
}

function isWhere(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.name === 'where'
}
