import { expect, it } from 'vitest'
import { mailIn } from '../../../platform/mail/layout/mail-layout.ts'
import { mailingMail } from './mailing.ts'

it('leaves what an admin wrote as it is, and says only what the house adds', () => {
  const mail = mailingMail({
    topic: 'news',
    subject: 'Barn',
    body: 'Nothing was charged.\n\nPlease sign in.',
    link: { label: 'Sign in', path: '/auth' },
    unsubscribeUrl: 'https://roomtone.test/unsubscribe',
    isTrial: false,
    publicUrl: 'https://roomtone.test',
    supportEmail: 'help@roomtone.test',
  })
  const { subject, text, html } = mailIn('es', mail)
  expect(subject).toBe('Barn')
  expect(text).toMatch(/^Barn\n\nNothing was charged\.\n\nPlease sign in\.\n\nSign in:\nhttps/)
  expect(html).toContain('>Nothing was charged.&#847;')
  expect(text).toContain('Recibes esto porque')
})
