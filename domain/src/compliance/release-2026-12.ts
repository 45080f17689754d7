import type { CancellationStep } from '../cancellation/steps.ts'
import type { ReleaseFacts, ReleaseText } from './release-facts.ts'
import {
  dayWords,
  dollarWords,
  lengthWords,
  linesOf,
  listWords,
  momentWords,
  oneLine,
} from './release-words.ts'

type Section = ReleaseText['sections'][number]

/** Signed words are never edited: other words need another template. */
export function release202612(facts: ReleaseFacts): ReleaseText {
  const sections = [
    parties(facts),
    production(facts),
    premises(facts),
    dates(facts),
    permitted(facts),
    fee(facts),
    houseRules(facts),
    CARE,
    insurance(facts),
    RESPONSIBILITY,
    CONFIDENTIALITY,
    RIGHTS,
    cancellation(facts),
    RECORDS,
    ROOMTONE,
  ]
  return {
    title: `Location release ${facts.reference}`,
    template: '2026-12',
    sections: sections.map(({ heading, paragraphs }, index) => ({
      heading: `${index + 1}. ${heading}`,
      paragraphs,
    })),
  }
}

const PROVIDERS: Record<string, string> = {
  stripe: 'Stripe Identity',
  manual: 'a person at Roomtone',
  mock: 'Roomtone’s demo check',
}

function identity({ legalName, provider, verifiedOn }: ReleaseFacts['guest']): string {
  const name = oneLine(legalName)
  const by = PROVIDERS[provider]
  if (verifiedOn === '') return `${name}, whose identity was verified through Roomtone`
  return `${name}, whose identity was verified on ${dayWords(verifiedOn)}${by ? ` by ${by}` : ''}`
}

function parties({ guest, host, booking, reference }: ReleaseFacts): Section {
  return {
    heading: 'The parties and their authority',
    paragraphs: [
      `The host is ${identity(host)}.`,
      `The guest is ${identity(guest)}.`,
      'The host confirms that they own the premises or have the right to permit filming, photography and sound recording there, and that nobody else’s permission is needed for what this release allows, or that they have it.',
      'The guest acts for the production named below and confirms that they have the authority to bind it. “The production” means the guest, the company or person the guest works for, and anyone who later holds their rights in what is recorded.',
      `This release belongs to booking ${booking}, invoice ${reference}.`,
    ],
  }
}

const KINDS: Record<string, string> = {
  stills: 'still photography',
  motion: 'motion pictures and video',
  podcast: 'a podcast',
  audition: 'an audition',
  other: 'another kind of production',
}

function production({ production: { title, kind, purpose, crew } }: ReleaseFacts): Section {
  return {
    heading: 'The production',
    paragraphs: [
      `Title: ${oneLine(title)}`,
      `Kind: ${KINDS[kind] ?? kind}.`,
      `Purpose, in the guest’s own words: ${oneLine(purpose)}`,
      `Up to ${crew} ${crew === 1 ? 'person' : 'people'} may be present for the production at any time.`,
    ],
  }
}

function premises({ space: { title, address, areas, areasIn, areasOut } }: ReleaseFacts): Section {
  return {
    heading: 'The premises',
    paragraphs: [
      `The premises are the space listed as “${oneLine(title)}” at ${oneLine(address)}.`,
      ...(areas ? [ofHouse(areas)] : []),
      areasIn === ''
        ? 'The production may use the space as its listing describes it, including the ways in and out.'
        : `The production may use these areas, including the ways in and out: ${oneLine(areasIn)}`,
      areasOut === ''
        ? 'Anything locked, marked private or not in the listing is not part of the premises.'
        : `These areas are not part of the premises and may not be entered or recorded: ${oneLine(areasOut)}`,
    ],
  }
}

function ofHouse({ own, shared }: NonNullable<ReleaseFacts['space']['areas']>): string {
  const alone = `Of the house at this address, the production has these areas to itself: ${listWords(own.map(oneLine))}.`
  const together =
    shared.length === 0 ? '' : ` It shares these areas with others: ${listWords(shared.map(oneLine))}.`
  return `${alone}${together} Other areas of the house may be in use by others and are not part of the premises.`
}

function dates({ startsAt, endsAt, timeZone }: ReleaseFacts): Section {
  const [from, to] = [new Date(startsAt), new Date(endsAt)]
  return {
    heading: 'Dates and hours',
    paragraphs: [
      `From ${momentWords(from, timeZone)} until ${momentWords(to, timeZone)}: ${lengthWords(from, to)} in all, in the time zone of the premises (${timeZone}).`,
      'Setup, recording and cleanup all take place within these hours. Staying longer requires another booking or the host’s written consent.',
    ],
  }
}

const ACTIVITIES: Record<string, string> = {
  nudity: 'nudity',
  minors: 'minors on set, with their guardians and the permits the law requires',
  animals: 'animals',
  smoke_or_fire: 'smoke or fire',
  stunts: 'stunts',
  drones: 'drones',
  loud_sound: 'loud sound',
}

function permitted({ production: { involves }, permit }: ReleaseFacts): Section {
  const declared = involves.map((one) => ACTIVITIES[one] ?? one)
  return {
    heading: 'What is permitted',
    paragraphs: [
      'The host permits the production to enter the premises during these hours with its crew, cast and equipment, and to photograph, film and record sound there, inside and outside, for the production and purpose named above.',
      declared.length === 0
        ? 'The guest has declared no nudity, minors, animals, smoke or fire, stunts, drones or loud sound, and none of these is permitted.'
        : `The guest has declared, and the host permits: ${listWords(declared)}. Nothing else of this kind is permitted.`,
      'What is recorded may be used, edited, copied, shown and published in all media now known or later invented, throughout the world and without limit of time, for the production and its promotion. The production does not have to use any of it.',
      'The premises may be shown as they are, altered, or as another place, real or imagined. The street address, the host’s name and the names of people who live there may not be shown or named unless the host agrees in writing.',
      permit
        ? 'The production obtains any permits the authorities require, and gives the host a copy before the booking begins.'
        : 'The production obtains any permits the authorities require.',
    ],
  }
}

function fee({ fee: cents }: ReleaseFacts): Section {
  return {
    heading: 'Fee',
    paragraphs: [
      `For the use of the premises and all rights granted here, the parties have agreed on ${dollarWords(cents)}, paid through Roomtone with the booking. Roomtone’s own fee and taxes are on the invoice.`,
      'Nothing more is owed for any later use of what was recorded.',
    ],
  }
}

function houseRules({ houseRules: rules }: ReleaseFacts): Section {
  const stated = rules.flatMap(({ title, body }) => ruleLines(title, body))
  return {
    heading: 'House rules',
    paragraphs:
      stated.length === 0
        ? ['The host has set no house rules beyond what this release says.']
        : [
            'The guest accepted these rules with the booking and makes sure that everyone present follows them:',
            ...stated,
          ],
  }
}

function ruleLines(title: string, body: string): string[] {
  const [first, ...rest] = linesOf(body)
  return first === undefined ? linesOf(title) : [`${oneLine(title)}: ${first}`, ...rest]
}

const CARE: Section = {
  heading: 'Care and restoration',
  paragraphs: [
    'The production treats the premises, everything in them and the neighbors with care, and leaves everything clean, complete and in the condition it was found in, except for ordinary wear. Nothing is moved, painted, attached or taken down without the host’s consent, and anything that was is put back before the hours end.',
    'Photos taken before and after, which either side may add to the record of this booking and the other may countersign, show what that condition was.',
    'The production tells the host about any damage right away and pays for the damage that it or the people it brought have caused.',
  ],
}

function insurance({ insurance: demand }: ReleaseFacts): Section {
  return {
    heading: 'Insurance',
    paragraphs: [
      demand === null
        ? 'The host requires no certificate of insurance. The production insures its own people and equipment.'
        : `The production carries general liability insurance of at least ${dollarWords(demand.least)} per occurrence, valid on every day of the booking, and adds the certificate to the record of this booking before it begins. It insures its own people and equipment.`,
      'The host carries the insurance on the premises that the law requires.',
    ],
  }
}

const RESPONSIBILITY: Section = {
  heading: 'Responsibility',
  paragraphs: [
    'Each side is responsible for what it and its people do. The production protects the host against claims by others that arise from its presence, its equipment or what it records, and pays what such a claim rightly costs. The host protects the production against claims by others that arise from the condition of the premises, or from the host not having had the right to give this permission, and pays what such a claim rightly costs.',
    'Neither side is responsible to the other for harm that comes from the other’s own carelessness or intent. A side that learns of a claim tells the other promptly and does not settle it without their consent.',
  ],
}

const CONFIDENTIALITY: Section = {
  heading: 'Confidentiality of the address',
  paragraphs: [
    'The guest keeps the address and how to get in confidential. They may be shared only with people who need them to be there, with insurers, authorities and courts, and with anyone who has to check this release. They are never published: not in credits, not in file metadata, not on social media.',
  ],
}

const RIGHTS: Section = {
  heading: 'Rights in what is recorded',
  paragraphs: [
    'All rights in what is recorded belong to the production. The host has no rights in it, does not have to be asked before it is used, and cannot withdraw this permission once recording has begun. If the production breaks this release, the host may ask for money, or for the breach to end, but not for the finished work to be stopped or changed, except where it shows what section 5 says may not be shown.',
    'The host’s names, trademarks and works of art on the premises may appear where they are part of the room. If they belong to someone else, the production clears them or covers them.',
  ],
}

const POLICIES: Record<string, string> = {
  very_flexible: 'all of the rent until 24 hours before the booking begins, and none of it after that',
  flexible:
    'all of the rent until 7 days before the booking begins, half of it until 24 hours before, and none of it after that',
  standard_30:
    'all of the rent until 30 days before the booking begins, half of it until 7 days before, and none of it after that',
  standard_90:
    'all of the rent until 90 days before the booking begins, half of it until 14 days before, and none of it after that',
}

/** With the product's default steps these are exactly the words above. */
function stepWords(steps: readonly CancellationStep[]): string {
  const parts = steps
    .filter(({ refundPercent }) => refundPercent > 0)
    .map(({ hoursBefore, refundPercent }, index) => {
      const of = index === 0 ? 'of the rent' : 'of it'
      const share =
        refundPercent === 100 ? `all ${of}` : refundPercent === 50 ? `half ${of}` : `${refundPercent}% ${of}`
      return `${share} until ${untilWords(hoursBefore)}${index === 0 && hoursBefore > 0 ? ' the booking begins' : ''}`
    })
  return parts.length === 0 ? 'none of the rent' : `${listWithAnd([...parts, 'none of it after that'])}`
}

function untilWords(hours: number): string {
  if (hours === 0) return 'the booking begins'
  if (hours > 24 && hours % 24 === 0) return `${hours / 24} days before`
  return `${hours} ${hours === 1 ? 'hour' : 'hours'} before`
}

function listWithAnd(parts: string[]): string {
  return `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`
}

function cancellation({ cancellation: policy, cancellationSteps }: ReleaseFacts): Section {
  const back = cancellationSteps ? stepWords(cancellationSteps) : POLICIES[policy]
  return {
    heading: 'Cancellation',
    paragraphs: [
      ...(back
        ? [
            `A guest who cancels gets back ${back}. A guest who cancels within 24 hours of confirmation, and at least 48 hours before the booking begins, gets back all of the rent in any case.`,
          ]
        : []),
      'If the host cancels, the guest gets everything back. Refund details are in Roomtone’s terms, as they were accepted with the booking.',
      'If the booking is canceled before it begins, this release ends with it and permits nothing.',
    ],
  }
}

const RECORDS: Section = {
  heading: 'Signatures, records and retention',
  paragraphs: [
    'The parties sign this release electronically and agree that their electronic signatures bind them like handwritten ones. Each signature is stored with the legal name as verified, the name as typed, the time, the network address, the browser’s description of itself, and the SHA-256 hash of exactly these words.',
    'If the booking changes, a new version is issued and has to be signed again. Earlier versions are kept with the signatures they have. The version that both sides signed last is the one that applies.',
    'Roomtone keeps this release and its record for 7 years after the booking ends, and longer only while the law or a dispute requires it. Either side may download the whole record at any time during that period, and anyone who has a copy can verify it without Roomtone.',
  ],
}

const ROOMTONE: Section = {
  heading: 'Roomtone’s part',
  paragraphs: [
    'Roomtone is a neutral intermediary. It brought the parties together, wrote this release from what they entered, and keeps it unchanged. It is not a party to it, gives no legal advice, and is not responsible for whether what the parties entered is true.',
    'This release and the booking it belongs to are the whole agreement between the parties about the premises. If a part of it is invalid, the rest still applies.',
  ],
}
