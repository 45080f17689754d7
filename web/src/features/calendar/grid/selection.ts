/** Days that a host has taken hold of, both ends included. `anchor` is where it began. */
export type Selection = { anchor: string; end: string } | null

export function daysOf(selection: Selection): { from: string; to: string } | null {
  if (!selection) return null
  const { anchor, end } = selection
  return anchor <= end ? { from: anchor, to: end } : { from: end, to: anchor }
}

export function isChosen(selection: Selection, date: string): boolean {
  const days = daysOf(selection)
  return days !== null && date >= days.from && date <= days.to
}

/** One press takes a day, the next one makes it a range, the same day again lets go. */
export function press(selection: Selection, date: string): Selection {
  if (!selection || selection.anchor !== selection.end) return { anchor: date, end: date }
  return selection.anchor === date ? null : { anchor: selection.anchor, end: date }
}
