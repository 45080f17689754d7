import type { CrewView, saveCrew } from '@roomtone/contract/compliance/crew'
import type { Input } from '@roomtone/contract/endpoint'

/** A person as typed. The key stays the same from the first letter on; the id comes with the first save. */
export type Row = {
  key: string
  id: string | null
  name: string
  role: string
  email: string
  isMinor: boolean
}
export type TypedPerson = Pick<Row, 'name' | 'role' | 'email'>

/** What was typed, and the list that it was based on. */
export type Draft = { revision: string; base: Row[]; rows: Row[] }

type Wanted = Input<typeof saveCrew>['body']['members']

export function rowsOf({ members }: Pick<CrewView, 'members'>): Row[] {
  return members.map(({ id, name, role, email, isMinor }) => ({
    key: id,
    id,
    name,
    role,
    email: email ?? '',
    isMinor,
  }))
}

export function newRow(person: Partial<TypedPerson> = {}): Row {
  return { key: crypto.randomUUID(), id: null, name: '', role: '', email: '', isMinor: false, ...person }
}

/** A row that was started and left empty is nobody. */
export function filledRows(rows: readonly Row[]): Row[] {
  return rows.filter(({ id, name, role, email }) => id !== null || `${name}${role}${email}`.trim() !== '')
}

export function wantedOf(rows: readonly Row[]): Wanted {
  return rows.map(({ id, name, role, email, isMinor }) => ({
    ...(id !== null && { id }),
    name,
    role,
    email: isMinor || email.trim() === '' ? null : email,
    isMinor,
  }))
}

export function isSameList(one: readonly Row[], other: readonly Row[]): boolean {
  return one.length === other.length && one.every((row, index) => isSame(row, other[index]))
}

function isSame(one: Row, other: Row | undefined): boolean {
  return (
    other !== undefined &&
    one.id === other.id &&
    one.name === other.name &&
    one.role === other.role &&
    one.email === other.email &&
    one.isMinor === other.isMinor
  )
}

/** One person's changes, applied to a list that somebody else has saved meanwhile. */
export function mergeRows(base: readonly Row[], mine: readonly Row[], theirs: readonly Row[]): Row[] {
  const named = (rows: readonly Row[], id: string | null) => rows.find((row) => row.id === id)
  const kept = theirs.flatMap((their) => {
    const before = named(base, their.id)
    const own = named(mine, their.id)
    if (!before) return [their]
    if (!own) return []
    return [isSame(own, before) ? their : { ...own, key: their.key }]
  })
  // A person whom they removed and I corrected is written as a new one.
  const corrected = mine.filter(
    (own) => own.id !== null && !named(theirs, own.id) && !isSame(own, named(base, own.id)),
  )
  return [...kept, ...corrected.map((row) => ({ ...row, id: null })), ...mine.filter(({ id }) => id === null)]
}

/** After a save: keeps what was typed during the request, and gives new people their ids. */
export function afterSave(sent: readonly Row[], now: readonly Row[], saved: CrewView): Draft | null {
  const base = rowsOf(saved)
  const idOf = new Map(sent.map(({ key }, index) => [key, base[index]?.id ?? null]))
  const rows = now.map((row) => ({ ...row, id: idOf.get(row.key) ?? row.id }))
  return isSameList(filledRows(rows), base) ? null : { revision: saved.revision, base, rows }
}
