import { SETTING_NAMES } from '@roomtone/domain/settings/settings'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, pageOf, pageQuery } from '../fields.ts'
import { settingChange, settingEdit, settingRestore, settingView } from './settings.ts'

const all = z.object({ settings: z.array(settingView) })

export const listSettings = endpoint({
  method: 'GET',
  path: '/api/admin/settings',
  audience: 'admin',
  summary: 'Every platform setting with its value and version',
  reply: all,
  errors: [],
})

export const changeSetting = endpoint({
  method: 'PUT',
  path: '/api/admin/settings',
  audience: 'admin',
  summary: 'Change one setting, with a reason; it counts at once',
  proof: 'fresh',
  body: settingEdit,
  reply: all,
  errors: ['conflict'],
})

export const listSettingChanges = endpoint({
  method: 'GET',
  path: '/api/admin/settings/changes',
  audience: 'admin',
  summary: 'What was changed, by whom and why, newest first',
  query: z.object({ ...pageQuery, name: z.enum(SETTING_NAMES).optional() }),
  reply: pageOf(settingChange),
  errors: [],
})

export const restoreSetting = endpoint({
  method: 'POST',
  path: '/api/admin/settings/changes/:id/restore',
  audience: 'admin',
  summary: 'Go back to what a setting was before a change',
  proof: 'fresh',
  params: z.object({ id }),
  body: settingRestore,
  reply: all,
  errors: ['not_found', 'conflict'],
})
