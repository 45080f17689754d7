import {
  changePrivacy as changePrivacyEndpoint,
  showPrivacy as showPrivacyEndpoint,
} from '@roomtone/contract/privacy/privacy-settings'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { changePrivacy } from './change-privacy.ts'
import { showPrivacy } from './show-privacy.ts'

export function privacyRoutes(deps: Deps): Binding[] {
  return [
    bind(showPrivacyEndpoint, (_, { actor }) => showPrivacy(deps, actor)),
    bind(changePrivacyEndpoint, ({ body }, { actor }) => changePrivacy(deps, actor, body)),
  ]
}
