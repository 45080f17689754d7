type Shelf = Pick<Storage, 'key' | 'length' | 'removeItem'>

/** Unsent words are deleted when their author signs out; a session that merely ends leaves them. */
export function forgetKept(
  ownerId: string | undefined,
  shelves: () => Shelf[] = () => [localStorage, sessionStorage],
): void {
  try {
    const [local, tab] = shelves()
    if (ownerId) forget(local, (key) => key.includes(`.${ownerId}.`))
    forget(tab, () => true)
  } catch {
    // Blocked storage has kept nothing.
  }
}

function forget(shelf: Shelf | undefined, isMeant: (key: string) => boolean): void {
  const keys = Array.from({ length: shelf?.length ?? 0 }, (_, n) => shelf?.key(n) ?? '')
  for (const key of keys.filter(isMeant)) shelf?.removeItem(key)
}
