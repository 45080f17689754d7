import { readFile } from 'node:fs/promises'
import type { Prompts } from '@roomtone/domain/account/prompts'
import { uploadAvatar } from '../../features/profile/avatar/upload-avatar.ts'
import { editProfile } from '../../features/profile/edit-profile.ts'
import { editPersonalInfo } from '../../features/profile/personal-info/edit-personal-info.ts'
import { savePreferences } from '../../features/profile/save-preferences.ts'
import { saveTaxpayer } from '../../features/tax/save-taxpayer.ts'
import { demoActor } from '../demo-actor.ts'
import type { SeedStep } from '../run-seed-step.ts'
import { withinStep } from '../within-step.ts'
import { packagedPath } from './import-packaged-photo.ts'

type DemoProfile = {
  email: string
  intro: string
  prompts: Partial<Prompts>
  /** A picture that comes with the product, and the square of it. */
  picture?: { file: string; left: number; top: number; size: number }
  phone?: string
}

const PROFILES: DemoProfile[] = [
  {
    email: 'host@roomtone.test',
    intro:
      'Set designer for nineteen years, host for three. I know what a crew needs at six in the morning: coffee, a freight door that opens, and nobody asking when you’ll be done.',
    prompts: {
      work: 'Set designer, mostly retired from it',
      pets: 'Two greyhounds who sleep through anything',
      fact: 'Every chair in my houses has been on camera',
      skill: 'Guessing a color temperature by eye',
      biography: 'Please Mind the Floor',
    },
    picture: { file: 'loft-3-480.webp', left: 0.1, top: 0.1, size: 0.8 },
    phone: '+1 213 373 4253',
  },
  {
    email: 'creator@roomtone.test',
    intro:
      'Photographer and one-woman production office. Small crews, soft light, everything back in its place.',
    prompts: {
      destination: 'The Faroe Islands, in the rain',
      work: 'Portraits and quiet commercials',
      song: 'Anything with a key change',
      time: 'Waiting for clouds',
    },
    phone: '+1 213 373 4254',
  },
  {
    email: 'wren@roomtone.test',
    intro: 'I keep three rooms exactly as 1962 left them, and one kitchen as it never was.',
    prompts: { decade: 'The seventies, in spirit', pets: 'A parrot, out of the house on shoot days' },
    picture: { file: 'nature-4-480.webp', left: 0.2, top: 0, size: 0.9 },
  },
]

const ADDRESS = {
  line1: '418 Alder Street',
  line2: '',
  city: 'Los Angeles',
  region: 'CA',
  postalCode: '90012',
  country: 'US',
}

/** People who have told something of themselves, so that the first profile one opens is not an empty one. */
export const seedProfiles: SeedStep = async (deps, tx, now) => {
  const inside = withinStep(deps, tx, now)
  for (const { email, intro, prompts, picture, phone } of PROFILES) {
    const actor = await demoActor(tx, email)
    if (!actor) continue
    await editProfile(inside, actor, { intro, prompts })
    if (picture) {
      const { file, ...crop } = picture
      await uploadAvatar(inside, actor, { bytes: await readFile(packagedPath(file)), crop })
    }
    if (phone) await editPersonalInfo(inside, actor, { phones: [phone], residential: ADDRESS })
  }
  const host = await demoActor(tx, 'host@roomtone.test')
  if (!host) return
  await savePreferences(inside, host, { language: undefined, timeZone: 'America/Los_Angeles' })
  await saveTaxpayer(inside, host, {
    kind: 'individual',
    country: 'US',
    name: 'Marguerite Oyelaran',
    taxId: '536-90-4399',
    address: ADDRESS,
    certified: true,
    signature: 'Marguerite Oyelaran',
  })
}
