import { showPerson as showPersonEndpoint } from '@roomtone/contract/person/show-person'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { showPerson } from './show-person.ts'

export function publicProfileRoutes(deps: Deps): Binding[] {
  return [bind(showPersonEndpoint, ({ params }) => showPerson(deps, params.id))]
}
