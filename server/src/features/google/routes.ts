import {
  finishGoogle as finishGoogleEndpoint,
  finishLink as finishLinkEndpoint,
  startGoogle as startGoogleEndpoint,
  startLink as startLinkEndpoint,
  unlinkGoogle as unlinkGoogleEndpoint,
} from '@roomtone/contract/google/google'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { finishGoogle } from './finish-google.ts'
import { finishLink } from './finish-link.ts'
import { startGoogle } from './start-google.ts'
import { startLink } from './start-link.ts'
import { unlinkGoogle } from './unlink-google.ts'

export function googleRoutes(deps: Deps): Binding[] {
  return [
    bind(startGoogleEndpoint, ({ body }, caller) => startGoogle(deps, body.next, caller)),
    bind(finishGoogleEndpoint, ({ body }, caller) => finishGoogle(deps, body, caller)),
    bind(startLinkEndpoint, (_, caller) => startLink(deps, caller)),
    bind(finishLinkEndpoint, ({ body }, caller) => finishLink(deps, caller, body.query)),
    bind(unlinkGoogleEndpoint, (_, { actor }) => unlinkGoogle(deps, actor)),
  ]
}
