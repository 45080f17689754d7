import { SettingsHub } from '../features/account/settings/settings-hub.tsx'
import { useMember } from '../platform/session/use-session.ts'

export function Page() {
  const member = useMember()
  if (!member) return null
  return <SettingsHub email={member.email} isHost={member.roles.includes('host')} />
}
