import { useSuspenseQuery } from '@tanstack/react-query'
import { publishedKeysQuery } from '../features/compliance/verify-pack/published-keys.query.ts'
import { VerifyPackPage } from '../features/compliance/verify-pack/verify-pack-page.tsx'
import type { RouteModule } from '../platform/route.ts'
import { useServices } from '../platform/services.tsx'

export { verify as title } from '@roomtone/texts/shell/titles'

export const load: RouteModule['load'] = async (services) => {
  await services.queryClient.ensureQueryData(publishedKeysQuery(services))
}

export function Page() {
  const { data } = useSuspenseQuery(publishedKeysQuery(useServices()))
  return <VerifyPackPage keys={data} />
}
