/**
 * How many letters have to be changed, added, dropped or swapped with a neighbor to get from one to the
 * other.
 */
export function editDistance(from: string, to: string): number {
  const a = [...from]
  const b = [...to]
  let previous: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (const [i, letter] of a.entries()) {
    const row = [i + 1]
    for (const [j, other] of b.entries()) {
      const change = (last[j] ?? 0) + (letter === other ? 0 : 1)
      let best = Math.min(change, (last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1)
      if (i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === other)
        best = Math.min(best, (previous[j - 1] ?? 0) + 1)
      row.push(best)
    }
    previous = last
    last = row
  }
  return last[b.length] ?? 0
}

/** Without accents and case: how names are compared. */
function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** One or two typos, depending on the length: `Pheonix` is Phoenix, but a loft is not Lofton. */
export function isMisspelling(typed: string, name: string): boolean {
  const [a, b] = [plain(typed), plain(name)]
  const slips = a.length < 4 ? 0 : a.length < 8 ? 1 : 2
  return editDistance(a, b) <= slips
}
