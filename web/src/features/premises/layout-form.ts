import type { HouseView } from '@roomtone/contract/premises/premises'
import { AREAS_MAX } from '@roomtone/domain/calendar/areas'
import type { Area, Layout, Space } from '@roomtone/domain/premises/layout'

/** What a crew that books a space gets of an area. */
export type AreaChoice = 'own' | 'shared' | 'none'

type Chosen = Pick<Space, 'own' | 'shared'>

/** Before its host has named an area, all of a house is one. */
export function isDivided({ areas }: HouseView): boolean {
  return areas.length > 1 || areas.some(({ name }) => name !== '')
}

/** Where its host begins: an undivided house with two areas to name, and every space still with all of it. */
export function layoutOf(house: HouseView): Layout {
  const spaces = house.spaces.map(({ id, own, shared }) => ({ id, own, shared }))
  if (isDivided(house)) return { areas: house.areas, spaces }
  const areas = withArea(house.areas, [])
  return { areas, spaces: spaces.map((space) => ({ ...space, ...everyArea(areas) })) }
}

export function choiceOf({ own, shared }: Chosen, place: number): AreaChoice {
  if (own.includes(place)) return 'own'
  return shared.includes(place) ? 'shared' : 'none'
}

export function withChoice({ own, shared }: Chosen, place: number, choice: AreaChoice): Chosen {
  const others = (places: readonly number[]) => places.filter((one) => one !== place)
  const added = (places: number[]) => [...places, place].sort((one, other) => one - other)
  return {
    own: choice === 'own' ? added(others(own)) : others(own),
    shared: choice === 'shared' ? added(others(shared)) : others(shared),
  }
}

export function everyArea(areas: readonly Area[]): Chosen {
  return { own: areas.map(({ place }) => place).sort((one, other) => one - other), shared: [] }
}

export function hasEveryArea({ own }: Chosen, areas: readonly Area[]): boolean {
  return areas.every(({ place }) => own.includes(place))
}

/** At a place that no saved area has, so that it is not taken for that one with a new name. */
export function withArea(areas: readonly Area[], saved: readonly { place: number }[]): Area[] {
  const isUsed = (place: number) => areas.some((one) => one.place === place)
  const free = Array.from({ length: AREAS_MAX }, (_, place) => place).filter((place) => !isUsed(place))
  const place = free.find((one) => !saved.some((area) => area.place === one)) ?? free[0]
  return place === undefined ? [...areas] : [...areas, { place, name: '', sharedBy: null }]
}

/** Other areas for the same spaces: one that was the whole house stays that, and no space has what is gone. */
export function withAreas({ areas: before, spaces }: Layout, areas: Area[]): Layout {
  const isThere = (place: number) => areas.some((one) => one.place === place)
  return {
    areas,
    spaces: spaces.map((space) =>
      hasEveryArea(space, before)
        ? { ...space, ...everyArea(areas) }
        : { ...space, own: space.own.filter(isThere), shared: space.shared.filter(isThere) },
    ),
  }
}

/** Two crews can be there at a time: neither has an area alone that the other needs. */
export function canBeBookedTogether(one: Chosen, other: Chosen): boolean {
  const needs = (space: Chosen, place: number) => choiceOf(space, place) !== 'none'
  return !one.own.some((place) => needs(other, place)) && !other.own.some((place) => needs(one, place))
}
