import type { CrewMemberView, CrewView } from '@roomtone/contract/compliance/crew'
import { crewWindow } from '@roomtone/domain/compliance/crew-window'
import { type BookingRow, shootTimesOf } from '../../booking/entry.ts'
import { isCrewEditable } from './crew-rules.ts'
import type { CallSheet } from './read-call-sheet.ts'
import type { Crew, CrewPerson } from './read-crew.ts'

type Viewer = 'guest' | 'host' | 'admin'

type Parts = {
  booking: BookingRow
  viewer: Viewer
  crew: Crew
  callSheet: CallSheet | null
  hoursBefore: number
  now: Date
}

export function crewView({ booking, viewer, crew, callSheet, hoursBefore, now }: Parts): CrewView {
  const times = { startsAt: booking.starts_at, endsAt: booking.ends_at }
  return {
    members: crew.people.map((person) => memberView(person, viewer)),
    revision: crew.revision,
    most: booking.crew,
    allowsMinors: booking.involves.includes('minors'),
    canEdit: viewer === 'guest' && isCrewEditable(booking, now),
    callSheet: callSheet && { ...callSheet, callAt: callSheet.callAt.toISOString() },
    startsAt: times.startsAt.toISOString(),
    callAt: shootTimesOf(booking).callAt.toISOString(),
    timeZone: booking.time_zone,
    addressFrom: crewWindow({ ...times, hoursBefore }).opensAt.toISOString(),
  }
}

/** How the guest reaches the crew is not the host's to know; an admin traces a leaked copy by its code. */
function memberView(person: CrewPerson, viewer: Viewer): CrewMemberView {
  const { id, name, role, email, isMinor } = person
  return {
    id,
    name,
    role,
    email: viewer === 'guest' ? email : null,
    isMinor,
    link: viewer === 'host' ? null : linkView(person),
  }
}

function linkView({ code, sentAt, expiresAt, views, lastViewedAt }: CrewPerson): CrewMemberView['link'] {
  if (code === null || sentAt === null || expiresAt === null) return null
  return {
    code,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    views,
    lastViewedAt: lastViewedAt?.toISOString() ?? null,
  }
}
