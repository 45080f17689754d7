import { showcaseCalls } from '@roomtone/contract/platform-settings/settings.calls'
import { packagedEntry } from '../../../platform/pictures/all-pictures.ts'
import { packaged } from '../../../platform/pictures/packaged.ts'
import type { Services } from '../../../platform/services.tsx'
import type { Category } from './categories.ts'

/** With their pictures: as data they travel in the page's HTML and cost the first visit no script. */
export async function loadCategories({ call }: Services): Promise<readonly Category[]> {
  const { categories } = await call(showcaseCalls.show, {})
  return categories.flatMap(({ picture, ...category }) => {
    const entry = packagedEntry(picture)
    return entry ? [{ ...category, picture: packaged(entry) }] : []
  })
}
