import type { Area } from '@roomtone/domain/premises/layout'
import { houseTexts } from '@roomtone/texts/premises/house'

/** Its name, or its number in the list before it has one. */
export function areaName(areas: readonly Area[], { place, name }: Area): string {
  const position = areas.findIndex((one) => one.place === place) + 1
  return name.trim() || houseTexts.areas.area({ position })
}
