import { addressIn, readAddress } from '@roomtone/domain/account/addresses'
import { LANGUAGE } from '@roomtone/texts/language'
import type { Language } from '@roomtone/texts/languages'
import { UNSAFE_createBrowserHistory as createBrowserHistory, createPath, type To } from 'react-router'

/**
 * Routes, loaders and links know one address for each page. For public pages, the address that the browser
 * shows, copies and reopens also has the language, which is added and removed here.
 */
export function createHistory(language: Language = LANGUAGE): ReturnType<typeof createBrowserHistory> {
  const history = createBrowserHistory()
  const shown = Object.getOwnPropertyDescriptor(history, 'location')?.get
  Object.defineProperty(history, 'location', {
    get: () => {
      const location: typeof history.location = shown?.call(history)
      return { ...location, pathname: readAddress(location.pathname).bare }
    },
  })
  history.createHref = (to: To) => addressIn(language, typeof to === 'string' ? to : createPath(to))
  return history
}
