import { SettingsHub } from '../features/account/settings/settings-hub.tsx'
import { useMember } from '../platform/session/use-session.ts'

export { accountSettings as title } from '@roomtone/texts/shell/titles'

export function Page() {
  const member = useMember()
  if (!member) return null
  return <SettingsHub email={member.email} isHost={member.roles.includes('host')} />
}
