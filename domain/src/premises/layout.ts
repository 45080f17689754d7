import { AREAS_MAX } from '../calendar/areas.ts'

/** Part of a house, by its place: 0 to 31. So many crews may share it at a time; null: one has it alone. */
export type Area = { place: number; name: string; sharedBy: number | null }

/** What a crew rents: places of areas that it has alone, and of those that it shares. */
export type Space = { id: string; own: number[]; shared: number[] }

export type Layout = { areas: Area[]; spaces: Space[] }

export const AREA_NAME_MAX = 60
export const HOUSE_NAME_MAX = 60
/** A house rented by the room has fewer; what was removed counts, for its bookings stay. */
export const SPACES_MAX = 32
export const SHARED_BY_MIN = 2
export const SHARED_BY_MAX = 31

export type LayoutProblem = {
  /** As the form names it: `areas.1.name`, `spaces.0.own`. */
  field: string
  code:
    | 'areas_missing'
    | 'areas_too_many'
    | 'area_repeated'
    | 'area_name_taken'
    | 'space_without_areas'
    | 'area_gone'
    | 'area_not_shared'
    | 'area_twice'
}

/** The first part of it that does not fit the rest; null when it is consistent. */
export function checkLayout({ areas, spaces }: Layout): LayoutProblem | null {
  if (areas.length === 0) return { field: 'areas', code: 'areas_missing' }
  if (areas.length > AREAS_MAX) return { field: 'areas', code: 'areas_too_many' }
  return checkAreas(areas) ?? checkSpaces(areas, spaces)
}

function checkAreas(areas: readonly Area[]): LayoutProblem | null {
  for (const [index, { place, name }] of areas.entries()) {
    const before = areas.slice(0, index)
    if (before.some((one) => one.place === place))
      return { field: `areas.${index}.place`, code: 'area_repeated' }
    if (before.some((one) => isSameName(one.name, name)))
      return { field: `areas.${index}.name`, code: 'area_name_taken' }
  }
  return null
}

function checkSpaces(areas: readonly Area[], spaces: readonly Space[]): LayoutProblem | null {
  for (const [index, { own, shared }] of spaces.entries()) {
    const problem = (code: LayoutProblem['code'], field: 'own' | 'shared'): LayoutProblem => ({
      field: `spaces.${index}.${field}`,
      code,
    })
    if (own.length === 0) return problem('space_without_areas', 'own')
    for (const place of own) if (!areas.some((one) => one.place === place)) return problem('area_gone', 'own')
    for (const place of shared) {
      const area = areas.find((one) => one.place === place)
      if (!area) return problem('area_gone', 'shared')
      if (area.sharedBy === null) return problem('area_not_shared', 'shared')
      if (own.includes(place)) return problem('area_twice', 'shared')
    }
  }
  return null
}

/** Names are told apart as people read them. */
export function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
