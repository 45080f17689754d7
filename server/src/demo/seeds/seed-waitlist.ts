import type { UserType } from '@roomtone/domain/access/roles'
import type { SeedStep } from '../run-seed-step.ts'

const HOUR = 3_600_000

const WAITING: { email: string; fullName: string; userType: UserType; hoursAgo: number }[] = [
  { email: 'june.albright@roomtone.test', fullName: 'June Albright', userType: 'host', hoursAgo: 3 },
  { email: 'soren.vance@roomtone.test', fullName: 'Søren Vance', userType: 'creator', hoursAgo: 9 },
  { email: 'priya.raman@roomtone.test', fullName: 'Priya Raman', userType: 'creator', hoursAgo: 26 },
  { email: 'halden.films@roomtone.test', fullName: 'Halden & Co', userType: 'creator', hoursAgo: 51 },
  { email: 'otto.lindqvist@roomtone.test', fullName: 'Otto Lindqvist', userType: 'host', hoursAgo: 77 },
  { email: 'bea.castellanos@roomtone.test', fullName: 'Bea Castellanos', userType: 'host', hoursAgo: 120 },
]

export const seedWaitlist: SeedStep = async (_, tx, now) => {
  await tx
    .insertInto('waitlist')
    .values(
      WAITING.map((entry) => ({
        email: entry.email,
        full_name: entry.fullName,
        user_type: entry.userType,
        created_at: new Date(now.getTime() - entry.hoursAgo * HOUR),
      })),
    )
    .onConflict((conflict) => conflict.constraint('waitlist_email_unique').doNothing())
    .execute()
}
