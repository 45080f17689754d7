import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'

type MenuProps = {
  /** One button; it gets the menu's attributes. */
  trigger: ReactElement
  align?: 'start' | 'center' | 'end' | undefined
  defaultOpen?: boolean | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  children: ReactNode
}

export function Menu({ trigger, align = 'end', defaultOpen, open, onOpenChange, children }: MenuProps) {
  return (
    <DropdownMenu.Root
      modal={false}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange })}
    >
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={10}
          collisionPadding={12}
          style={{ maxHeight: 'var(--radix-dropdown-menu-content-available-height)' }}
          className="z-40 min-w-60 overflow-y-auto rounded-m border bg-card py-2 text-small text-ink shadow-2 data-[state=closed]:animate-leave data-[state=open]:animate-rise"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

const item =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 px-4 outline-none select-none data-highlighted:bg-paper-2 data-disabled:opacity-50 [&_svg]:size-4.5 [&_svg]:text-ink-2'

type ItemProps = { icon?: ReactNode; strong?: boolean | undefined; children: ReactNode }

export function MenuItem({ icon, strong, children, onSelect }: ItemProps & { onSelect: () => void }) {
  return (
    <DropdownMenu.Item onSelect={onSelect} className={cx(item, strong && 'font-medium')}>
      {icon}
      {children}
    </DropdownMenu.Item>
  )
}

export function MenuLink({ icon, strong, children, to }: ItemProps & { to: string }) {
  return (
    <DropdownMenu.Item asChild>
      <Link to={to} className={cx(item, strong && 'font-medium')}>
        {icon}
        {children}
      </Link>
    </DropdownMenu.Item>
  )
}

export function MenuLine() {
  return <DropdownMenu.Separator className="my-2 h-px bg-line" />
}
