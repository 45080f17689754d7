import { PASSKEY_NAME_MAX } from '@roomtone/contract/passkey/own-passkeys'
import type { Language } from '@roomtone/domain/account/languages'
import { browserNames } from '../../platform/http/browser-name.ts'
import type { Caller } from '../../platform/http/caller.ts'

const ON: Record<Language, string> = { en: 'on', es: 'en', fr: 'sur' }

/** `Chrome on macOS`, in the language of the page: from then on it is its owner's own word, and is not translated. */
export function namePasskey({ userAgent, language }: Pick<Caller, 'userAgent' | 'language'>): string {
  const { browser, system } = browserNames(userAgent)
  const name = browser ?? 'Passkey'
  return (system === null ? name : `${name} ${ON[language]} ${system}`).slice(0, PASSKEY_NAME_MAX)
}
