import { browseTexts as texts } from '@roomtone/texts/site/browse'
import { browseQuery } from '../features/site/browse/browse.query.ts'
import { BrowseGrid } from '../features/site/browse/browse-grid.tsx'
import { packaged } from '../platform/pictures/packaged.ts'
import { nature4 } from '../platform/pictures/pictures.json'
import type { RouteModule } from '../platform/route.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page as Frame } from '../ui/page.tsx'
import { Plate } from '../ui/states/empty-plate.tsx'

export { properties as title } from '@roomtone/texts/shell/titles'

export const load: RouteModule['load'] = async (services) => {
  const loading = services.queryClient.prefetchInfiniteQuery(browseQuery(services))
  if (services.session === null) await loading
}

export function Page() {
  return (
    <Frame title={texts.title}>
      <BrowseGrid
        empty={
          <Plate
            heading={texts.empty.title}
            text={texts.empty.text}
            picture={packaged(nature4)}
            // Members pass straight through to the wizard; everyone else signs up first.
            action={<ButtonLink to="/auth?next=/listing-wizard">{texts.action}</ButtonLink>}
          />
        }
      />
    </Frame>
  )
}
