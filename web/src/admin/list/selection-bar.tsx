import { adminTexts } from '@roomtone/texts/admin/admin'
import { SelectBox } from '../../parts/list/select-box.tsx'
import { Button } from '../../ui/button.tsx'

const texts = adminTexts.waitlist

type SelectionBarProps = {
  chosen: number
  choosable: number
  pending: boolean
  onSelectAll: (selected: boolean) => void
  onInvite: () => void
}

/** Stays visible while the list scrolls. Above the table, because a phone has no table head. */
export function SelectionBar({ chosen, choosable, pending, onSelectAll, onInvite }: SelectionBarProps) {
  return (
    <div className="sticky top-0 z-10 mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-paper py-2 text-small">
      <SelectBox
        checked={chosen > 0 && chosen === choosable}
        indeterminate={chosen > 0 && chosen < choosable}
        onChange={onSelectAll}
      >
        {texts.selectAll}
      </SelectBox>
      <Button disabled={chosen === 0} pending={pending} pendingText={texts.inviting} onClick={onInvite}>
        {texts.inviteSelected({ count: chosen })}
      </Button>
    </div>
  )
}
