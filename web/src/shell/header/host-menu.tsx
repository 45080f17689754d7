import type { Member } from '@roomtone/contract/account/member'
import { headerTexts } from '@roomtone/texts/shell/header'
import { useSignOut } from '../../parts/person/use-sign-out.ts'
import { openDialog } from '../../platform/dialogs/dialogs.ts'
import { Menu, MenuItem, MenuLine, MenuLink } from '../../ui/menu.tsx'
import { MenuButton } from './menu-button.tsx'

const texts = headerTexts.hostMenu

export function HostMenu({ member }: { member: Member }) {
  const signOut = useSignOut()
  return (
    <Menu trigger={<MenuButton night email={member.email} avatarUrl={member.avatarUrl} />}>
      <MenuLink to="/hosting?tab=profile">{texts.profile}</MenuLink>
      <MenuLink to="/hosting?tab=payments">{texts.payments}</MenuLink>
      <MenuLink to="/hosting?tab=insights">{texts.insights}</MenuLink>
      <MenuLink to="/hosting?tab=reviews">{texts.reviews}</MenuLink>
      <MenuLink to="/hosting?tab=community">{texts.community}</MenuLink>
      <MenuLink to="/hosting?tab=earn">{texts.earn}</MenuLink>
      <MenuLine />
      <MenuItem onSelect={() => openDialog('host-type')}>{texts.list}</MenuItem>
      <MenuLink to="/hosting?tab=cohosts">{texts.cohosts}</MenuLink>
      <MenuLink to="/hosting?tab=compliance">{texts.compliance}</MenuLink>
      <MenuLine />
      <MenuLink to="/account-settings">{headerTexts.guestMenu.settings}</MenuLink>
      <MenuLink to="/settings/notifications">{texts.notifications}</MenuLink>
      <MenuLink to="/help">{texts.help}</MenuLink>
      <MenuLink to="/home">{headerTexts.switchToFilming}</MenuLink>
      <MenuLine />
      <MenuItem onSelect={() => void signOut()}>{texts.logOut}</MenuItem>
    </Menu>
  )
}
