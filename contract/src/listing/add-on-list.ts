import type { ChosenAddOn } from '@roomtone/domain/pricing/menu'

// An address carries them as text: `id:count`, one after the other with commas between them.

export function addOnsOf(text: string): ChosenAddOn[] {
  return text
    .split(',')
    .filter((one) => one !== '')
    .map((one) => {
      const [id = '', count] = one.split(':')
      return { id, count: Number(count) }
    })
}

export function writeAddOns(chosen: readonly ChosenAddOn[]): string {
  return chosen.map(({ id, count }) => `${id}:${count}`).join(',')
}
