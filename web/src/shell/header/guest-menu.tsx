import type { Member } from '@roomtone/contract/account/member'
import { headerTexts } from '@roomtone/texts/shell/header'
import { unreadTexts } from '@roomtone/texts/shell/unread'
import { useNavigate } from 'react-router'
import { useUnread } from '../../parts/notification/use-unread.ts'
import { useSignOut } from '../../parts/person/use-sign-out.ts'
import { openDialog } from '../../platform/dialogs/dialogs.ts'
import { Count } from '../../ui/count.tsx'
import { Menu, MenuItem, MenuLine, MenuLink } from '../../ui/menu.tsx'
import { MenuButton } from './menu-button.tsx'

const texts = headerTexts.guestMenu

export function GuestMenu({ member }: { member: Member }) {
  const navigate = useNavigate()
  const signOut = useSignOut()
  const unread = useUnread()?.all ?? 0
  const isHost = member.roles.includes('host')
  return (
    <Menu trigger={<MenuButton email={member.email} avatarUrl={member.avatarUrl} unread={unread} />}>
      {member.roles.includes('admin') && (
        <>
          <MenuLink strong to="/admin/dashboard">
            {texts.admin}
          </MenuLink>
          <MenuLine />
        </>
      )}
      <MenuLink strong to="/wishlist">
        {texts.wishlist}
      </MenuLink>
      <MenuLink strong to="/trips">
        {texts.trips}
      </MenuLink>
      <MenuLink strong to="/messages">
        {texts.messages}
        <Count value={unread} label={unreadTexts.count({ count: unread })} className="ms-auto" />
      </MenuLink>
      <MenuLine />
      <MenuLink to="/profile">{texts.profile}</MenuLink>
      <MenuLink to="/account-settings">{texts.settings}</MenuLink>
      <MenuLink to="/help">{texts.help}</MenuLink>
      <MenuLine />
      <MenuItem onSelect={() => (isHost ? void navigate('/hosting') : openDialog('host-type'))}>
        {isHost ? headerTexts.switchToHosting : texts.becomeHost}
      </MenuItem>
      <MenuLink to="/refer-host">{texts.refer}</MenuLink>
      <MenuLine />
      <MenuItem onSelect={() => void signOut()}>{texts.logOut}</MenuItem>
    </Menu>
  )
}
