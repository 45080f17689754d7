import type { Catalogue } from '../translate.ts'
import { mails1 } from './mails-1.ts'
import { mails2 } from './mails-2.ts'
import { mails3 } from './mails-3.ts'
import { mails4 } from './mails-4.ts'
import { mails5 } from './mails-5.ts'
import { mails6 } from './mails-6.ts'

export const mails: Catalogue = { ...mails1, ...mails2, ...mails3, ...mails4, ...mails5, ...mails6 }
