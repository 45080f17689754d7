import { call } from '../call.ts'
import type { removeAvatar, uploadAvatar } from './avatar.ts'
import type { confirmEmailChange, requestEmailChange } from './change-email.ts'
import type { editProfile, showProfile } from './own-profile.ts'
import type { changeLegalName, editPersonalInfo, showPersonalInfo } from './personal-info.ts'
import type { savePreferences } from './preferences.ts'
import type { removeWork, saveWork, showWork } from './work-details.ts'

export const profileCalls = {
  show: call<typeof showProfile>('GET /api/profile'),
  edit: call<typeof editProfile>('PATCH /api/profile'),
  uploadAvatar: call<typeof uploadAvatar>('POST /api/profile/avatar'),
  removeAvatar: call<typeof removeAvatar>('DELETE /api/profile/avatar'),
  savePreferences: call<typeof savePreferences>('PUT /api/profile/preferences'),
  personalInfo: call<typeof showPersonalInfo>('GET /api/personal-info'),
  editPersonalInfo: call<typeof editPersonalInfo>('PATCH /api/personal-info'),
  changeLegalName: call<typeof changeLegalName>('PUT /api/personal-info/legal-name'),
  requestEmailChange: call<typeof requestEmailChange>('POST /api/personal-info/email'),
  confirmEmailChange: call<typeof confirmEmailChange>('POST /api/personal-info/email/confirm'),
  work: call<typeof showWork>('GET /api/work-details'),
  saveWork: call<typeof saveWork>('PUT /api/work-details'),
  removeWork: call<typeof removeWork>('DELETE /api/work-details'),
}
