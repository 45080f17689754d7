import { useState } from 'react'

/** What is being typed, until the version below it changes. */
export function useDraft<T>(
  version: number,
  value: T,
): [draft: T, change: (next: T) => void, isChanged: boolean] {
  const [state, setState] = useState({ version, draft: value })
  // After any save, a colleague's or our own, the form starts over from the saved value.
  const current = state.version === version ? state.draft : value
  const isChanged = JSON.stringify(current) !== JSON.stringify(value)
  return [current, (draft) => setState({ version, draft }), isChanged]
}
