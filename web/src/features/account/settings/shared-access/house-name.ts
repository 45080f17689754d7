import { sharedAccessTexts } from '@roomtone/texts/account/shared-access'

export function houseName(house: { name: string } | null, city: string): string {
  return house?.name || sharedAccessTexts.house.unnamed({ city })
}
