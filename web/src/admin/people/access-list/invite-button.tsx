import { Button } from '../../../ui/button.tsx'
import { adminTexts } from '../../list/admin.texts.ts'
import type { WaitlistEntry } from '../waitlist/waitlist.query.ts'
import { useInvite } from './use-invite.ts'

const texts = adminTexts.waitlist

export function InviteButton({ entry, onDone }: { entry: WaitlistEntry; onDone: () => void }) {
  const invite = useInvite(onDone)
  return (
    <Button
      variant="line"
      aria-label={invite.isPending ? undefined : texts.inviteName(entry.fullName)}
      pending={invite.isPending}
      pendingText={texts.inviting}
      onClick={() => invite.mutate([entry])}
    >
      {texts.invite}
    </Button>
  )
}
