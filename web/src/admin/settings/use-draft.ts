import { useState } from 'react'

/** What is being typed, until the version below it is another one. */
export function useDraft<T>(
  version: number,
  value: T,
): [draft: T, change: (next: T) => void, isChanged: boolean] {
  const [state, setState] = useState({ version, draft: value })
  // Somebody else's save, or our own: the form begins anew from what stands now.
  const current = state.version === version ? state.draft : value
  const isChanged = JSON.stringify(current) !== JSON.stringify(value)
  return [current, (draft) => setState({ version, draft }), isChanged]
}
