/** The days that a host has selected, both ends included. `anchor` is where the selection began. */
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

/** One press selects a day, the next makes it a range, and the same day again clears it. */
export function press(selection: Selection, date: string): Selection {
  if (!selection || selection.anchor !== selection.end) return { anchor: date, end: date }
  return selection.anchor === date ? null : { anchor: selection.anchor, end: date }
}
