import { textsIn } from '@roomtone/texts/all/account/mails'
import { formatsIn } from '@roomtone/texts/all/formats'
import { textsIn as sharedTextsIn } from '@roomtone/texts/all/mail/shared'
import type { Language } from '@roomtone/texts/languages'
import type { BrowserNames } from '../../../platform/http/browser-name.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface NewDeviceParams extends MailSite, BrowserNames {
  when: Date
  /** That the reader has chosen. */
  timeZone?: string | null
  /** Already masked by the caller: mail is no place for a whole network address. */
  address: string
  resetUrl: string
}

export function newDeviceMail(params: NewDeviceParams): MailIn {
  const { when, timeZone, address, resetUrl, publicUrl, supportEmail } = params
  const moment = { at: when, timeZone: timeZone ?? 'UTC' }
  return (language) => {
    const { newDevice } = textsIn(language)
    const { shared } = sharedTextsIn(language)
    const browser = browserWords(params, language)
    return writeMail(language, {
      subject: newDevice.subject,
      preheader: newDevice.preheader({ browser, when: moment }),
      heading: newDevice.subject,
      blocks: [
        { kind: 'text', text: newDevice.text },
        {
          kind: 'facts',
          rows: [
            [newDevice.browser, browser],
            [shared.when, formatsIn(language).date('exact', moment)],
            [newDevice.network, address],
          ],
        },
        { kind: 'text', text: shared.ifNotYou },
        { kind: 'button', label: shared.notMe, url: resetUrl },
      ],
      reason: shared.security,
      publicUrl,
      supportEmail,
    })
  }
}

function browserWords({ browser, system }: BrowserNames, language: Language): string {
  const { newDevice } = textsIn(language)
  if (system === null) return browser ?? newDevice.unknown
  return browser === null ? newDevice.unknownOn({ system }) : newDevice.browserOn({ browser, system })
}
