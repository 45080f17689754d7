import type { DeviceSession } from '@roomtone/contract/session/list-sessions'
import { deviceTexts as texts } from '@roomtone/texts/account/devices'

/** `Chrome on macOS` */
export function deviceWords({ browser, system }: Pick<DeviceSession, 'browser' | 'system'>): string {
  const name = browser ?? texts.unknown
  return system === null ? name : texts.on({ browser: name, system })
}
