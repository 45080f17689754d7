import {
  discardMailing as discardMailingEndpoint,
  editMailing as editMailingEndpoint,
  listMailings as listMailingsEndpoint,
  sendMailing as sendMailingEndpoint,
  showMailing as showMailingEndpoint,
  tryMailing as tryMailingEndpoint,
  writeMailing as writeMailingEndpoint,
} from '@roomtone/contract/notification/mailings'
import {
  countNotifications as countNotificationsEndpoint,
  listNotifications as listNotificationsEndpoint,
  readNotifications as readNotificationsEndpoint,
} from '@roomtone/contract/notification/notifications'
import {
  changePreference as changePreferenceEndpoint,
  showPreferences as showPreferencesEndpoint,
} from '@roomtone/contract/notification/preferences'
import {
  changeSubscription as changeSubscriptionEndpoint,
  showSubscription as showSubscriptionEndpoint,
} from '@roomtone/contract/notification/unsubscribe'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { countNotifications } from './count-notifications.ts'
import { listNotifications } from './list-notifications.ts'
import { discardMailing } from './mailing/discard-mailing.ts'
import { editMailing } from './mailing/edit-mailing.ts'
import { listMailings } from './mailing/list-mailings.ts'
import { sendMailing } from './mailing/send-mailing.ts'
import { tryMailing } from './mailing/try-mailing.ts'
import { viewMailing } from './mailing/view-mailing.ts'
import { writeMailing } from './mailing/write-mailing.ts'
import { changePreference } from './preference/change-preference.ts'
import { changeSubscription } from './preference/change-subscription.ts'
import { showPreferences } from './preference/show-preferences.ts'
import { showSubscription } from './preference/show-subscription.ts'
import { readNotifications } from './read-notifications.ts'

export function notificationRoutes(deps: Deps): Binding[] {
  return [
    bind(listNotificationsEndpoint, ({ query }, { actor }) => listNotifications(deps, actor, query)),
    bind(countNotificationsEndpoint, (_, { actor }) => countNotifications(deps, actor)),
    bind(readNotificationsEndpoint, ({ body }, { actor }) => readNotifications(deps, actor, body)),
    bind(showPreferencesEndpoint, (_, { actor }) => showPreferences(deps, actor)),
    bind(changePreferenceEndpoint, ({ body }, { actor }) => changePreference(deps, actor, body)),
    bind(showSubscriptionEndpoint, ({ query }, caller) => showSubscription(deps, query.token, caller)),
    bind(changeSubscriptionEndpoint, ({ body }, caller) => changeSubscription(deps, body, caller)),
    ...mailings(deps),
  ]
}

function mailings(deps: Deps): Binding[] {
  return [
    bind(listMailingsEndpoint, ({ query }) => listMailings(deps, query)),
    bind(showMailingEndpoint, ({ params }) => viewMailing(deps.db, params.id)),
    bind(writeMailingEndpoint, ({ body }, { actor }) => writeMailing(deps, actor, body)),
    bind(editMailingEndpoint, ({ params, body: { version, ...words } }, { actor }) =>
      editMailing(deps, actor, { id: params.id, version, words }),
    ),
    bind(discardMailingEndpoint, ({ params }, { actor }) => discardMailing(deps, actor, params.id)),
    bind(tryMailingEndpoint, ({ params }, { actor }) => tryMailing(deps, actor, params.id)),
    bind(sendMailingEndpoint, ({ params, body: { version } }, { actor }) =>
      sendMailing(deps, actor, { id: params.id, version }),
    ),
  ]
}
