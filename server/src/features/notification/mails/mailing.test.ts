import { expect, it } from 'vitest'
import { mailIn } from '../../../../testing/mail-in.ts'
import { mailingMail } from './mailing.ts'

it('leaves what an admin wrote as it is, and says only what the house adds', () => {
  const mail = mailingMail({
    topic: 'news',
    subject: 'Barn',
    body: 'The guest gets a full refund.\n\nPlease sign in.',
    link: { label: 'Sign in', path: '/auth' },
    unsubscribeUrl: 'https://roomtone.test/unsubscribe',
    isTrial: false,
    publicUrl: 'https://roomtone.test',
    supportEmail: 'help@roomtone.test',
  })
  const { subject, text, html } = mailIn('es', mail)
  expect(subject).toBe('Barn')
  expect(text).toMatch(/^Barn\n\nThe guest gets a full refund\.\n\nPlease sign in\.\n\nSign in:\nhttps/)
  expect(html).toContain('>The guest gets a full refund.&#847;')
  expect(text).toContain('Recibes esto porque')
})
