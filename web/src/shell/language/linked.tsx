import { addressIn } from '@roomtone/domain/account/addresses'
import { LANGUAGE } from '@roomtone/texts/language'
import { use } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, Outlet, type To } from 'react-router'

/** The server has no history (`history.ts`) while it draws, so links get their language here. */
export function Linked() {
  const navigation = use(NavigationContext)
  const { navigator } = navigation
  const createHref = (to: To) => addressIn(LANGUAGE, navigator.createHref(to))
  return (
    <NavigationContext value={{ ...navigation, navigator: { ...navigator, createHref } }}>
      <Outlet />
    </NavigationContext>
  )
}
