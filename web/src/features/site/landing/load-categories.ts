import { showcaseCalls } from '@roomtone/contract/platform-settings/settings.calls'
import { DEFAULT_SHOWCASE } from '@roomtone/domain/settings/showcase'
import { showcaseTitles } from '@roomtone/texts/site/showcase'
import { packagedEntry } from '../../../platform/pictures/all-pictures.ts'
import { packaged } from '../../../platform/pictures/packaged.ts'
import type { Services } from '../../../platform/services.tsx'
import type { Category } from './categories.ts'

/** With their pictures: as data they come in the page's HTML and cost the first visit no script. */
export async function loadCategories({ call }: Services): Promise<readonly Category[]> {
  const { categories } = await call(showcaseCalls.show, {})
  return categories.flatMap(({ picture, ...category }) => {
    const entry = packagedEntry(picture)
    return entry ? [{ ...category, title: titleOf(category), picture: packaged(entry) }] : []
  })
}

/** Its name in the page's language, unless somebody has renamed it. */
function titleOf({ id, title }: { id: string; title: string }): string {
  const titles: Record<string, string | undefined> = showcaseTitles
  const isOurs = DEFAULT_SHOWCASE.some((one) => one.id === id && one.title === title)
  return (isOurs && titles[id]) || title
}
