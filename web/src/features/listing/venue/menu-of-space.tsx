import type { PropertyView } from '@roomtone/contract/listing/property'
import { drawnLater } from '../../../platform/drawn-later.tsx'

const menu = drawnLater<{ property: PropertyView }>(
  'menu',
  async () => (await import('./venue-menu.tsx')).VenueMenu,
  <div className="h-80" />,
)

export const MenuOfSpace = menu.Part
/** The server draws the words with the page. */
export const prepareMenu = menu.prepare
