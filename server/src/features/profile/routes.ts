import {
  removeAvatar as removeAvatarEndpoint,
  uploadAvatar as uploadAvatarEndpoint,
} from '@roomtone/contract/profile/avatar'
import {
  confirmEmailChange as confirmEmailChangeEndpoint,
  requestEmailChange as requestEmailChangeEndpoint,
} from '@roomtone/contract/profile/change-email'
import {
  editProfile as editProfileEndpoint,
  showProfile as showProfileEndpoint,
} from '@roomtone/contract/profile/own-profile'
import {
  changeLegalName as changeLegalNameEndpoint,
  editPersonalInfo as editPersonalInfoEndpoint,
  showPersonalInfo as showPersonalInfoEndpoint,
} from '@roomtone/contract/profile/personal-info'
import { savePreferences as savePreferencesEndpoint } from '@roomtone/contract/profile/preferences'
import {
  removeWork as removeWorkEndpoint,
  saveWork as saveWorkEndpoint,
  showWork as showWorkEndpoint,
} from '@roomtone/contract/profile/work-details'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { removeAvatar } from './avatar/remove-avatar.ts'
import { cropOf, uploadAvatar } from './avatar/upload-avatar.ts'
import { editProfile } from './edit-profile.ts'
import { changeLegalName } from './personal-info/change-legal-name.ts'
import { confirmEmailChange } from './personal-info/confirm-email-change.ts'
import { editPersonalInfo } from './personal-info/edit-personal-info.ts'
import { viewPersonalInfo } from './personal-info/personal-info.view.ts'
import { requestEmailChange } from './personal-info/request-email-change.ts'
import { savePreferences } from './save-preferences.ts'
import { saveWork } from './save-work.ts'
import { showProfile } from './show-profile.ts'
import { showWork } from './show-work.ts'

export function profileRoutes(deps: Deps): Binding[] {
  return [
    bind(showProfileEndpoint, (_, { actor }) => showProfile(deps, actor)),
    bind(editProfileEndpoint, ({ body }, { actor }) => editProfile(deps, actor, body)),
    bind(uploadAvatarEndpoint, ({ bytes, query }, { actor }) =>
      uploadAvatar(deps, actor, { bytes, crop: cropOf(query) }),
    ),
    bind(removeAvatarEndpoint, (_, { actor }) => removeAvatar(deps, actor)),
    bind(savePreferencesEndpoint, ({ body }, { actor }) => savePreferences(deps, actor, body)),
    bind(showPersonalInfoEndpoint, (_, { actor }) =>
      viewPersonalInfo(deps, deps.db, actor.userId, deps.clock.now()),
    ),
    bind(editPersonalInfoEndpoint, ({ body }, { actor }) => editPersonalInfo(deps, actor, body)),
    bind(changeLegalNameEndpoint, ({ body }, { actor }) => changeLegalName(deps, actor, body)),
    bind(requestEmailChangeEndpoint, ({ body }, { actor, language }) =>
      requestEmailChange(deps, actor, { ...body, language }),
    ),
    bind(confirmEmailChangeEndpoint, ({ body }, caller) => confirmEmailChange(deps, body.token, caller)),
    bind(showWorkEndpoint, (_, { actor }) => showWork(deps, actor)),
    bind(saveWorkEndpoint, ({ body }, { actor }) => saveWork(deps, actor, body)),
    bind(removeWorkEndpoint, (_, { actor }) => saveWork(deps, actor, null)),
  ]
}
