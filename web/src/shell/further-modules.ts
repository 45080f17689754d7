import type { RouteModule } from '../platform/route.ts'

const modules = import.meta.glob<RouteModule>('../routes/*/*.tsx')

/** Pages with few visits. Other pages need not ship the names of their files. */
export function furtherModule(file: string): (() => Promise<RouteModule>) | undefined {
  return Object.entries(modules).find(([path]) => path.endsWith(`/${file}.tsx`))?.[1]
}
