import { sharedAreas, wholeAreas } from '@roomtone/domain/calendar/areas'
import type { Area, Space } from '@roomtone/domain/premises/layout'

/** As listings, drafts and applications keep the areas of a space. */
export function areaColumns({ own, shared }: Pick<Space, 'own' | 'shared'>, areas: readonly Area[]) {
  const by = (place: number) => areas.find((one) => one.place === place)?.sharedBy ?? 1
  return {
    areas: wholeAreas([...own].sort((one, other) => one - other)),
    shared_areas: sharedAreas(shared.map((place) => ({ place, by: by(place) }))),
  }
}
