import { Button } from '../../ui/button.tsx'
import { adminTexts } from './admin.texts.ts'
import { useInvite } from './use-invite.ts'
import type { WaitlistEntry } from './waitlist.query.ts'

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
