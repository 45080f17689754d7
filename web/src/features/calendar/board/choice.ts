export type Cell = { row: number; date: string }

/** Days of one or several spaces that follow each other, both ends included. `anchor` is where it began. */
export type Choice = { anchor: Cell; end: Cell } | null

export type Chosen = { first: number; last: number; from: string; to: string }

export function chosenOf(choice: Choice): Chosen | null {
  if (!choice) return null
  const { anchor, end } = choice
  return {
    first: Math.min(anchor.row, end.row),
    last: Math.max(anchor.row, end.row),
    from: anchor.date <= end.date ? anchor.date : end.date,
    to: anchor.date <= end.date ? end.date : anchor.date,
  }
}

export function isChosen(chosen: Chosen | null, { row, date }: Cell): boolean {
  if (!chosen) return false
  return row >= chosen.first && row <= chosen.last && date >= chosen.from && date <= chosen.to
}

/** One press selects a day, the next makes it a range, and the same day again clears it. */
export function press(choice: Choice, cell: Cell): Choice {
  if (!choice || !isSame(choice.anchor, choice.end)) return { anchor: cell, end: cell }
  return isSame(choice.anchor, cell) ? null : { anchor: choice.anchor, end: cell }
}

export function isSame(one: Cell, other: Cell): boolean {
  return one.row === other.row && one.date === other.date
}
