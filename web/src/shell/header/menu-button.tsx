import { headerTexts as texts } from '@roomtone/texts/shell/header'
import { unreadTexts } from '@roomtone/texts/shell/unread'
import { Menu as MenuIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Count } from '../../ui/count.tsx'
import { cx } from '../../ui/cx.ts'
import { avatarLetters } from './avatar-letters.ts'

type MenuButtonProps = ComponentProps<'button'> & {
  email: string
  avatarUrl: string | null
  night?: boolean
  /** What is in the menu that its button should not hide. */
  unread?: number
}

export function MenuButton({
  email,
  avatarUrl,
  night = false,
  unread = 0,
  className: _,
  ...rest
}: MenuButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={unread > 0 ? unreadTexts.menu({ count: unread }) : texts.menu}
      className={cx(
        'relative inline-flex min-h-11 items-center gap-2.5 rounded-pill border py-1 pe-1.5 ps-3.5 transition-[border-color,box-shadow]',
        night ? 'border-night-line hover:border-night-ink-2' : 'bg-card hover:shadow-2',
      )}
    >
      <MenuIcon className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
      <Avatar letters={avatarLetters(email)} src={avatarUrl} size="s" tone={night ? 'light' : 'ink'} />
      <Count
        value={unread}
        label={unreadTexts.count({ count: unread })}
        className="absolute top-0 end-0 -mt-2"
      />
    </button>
  )
}
