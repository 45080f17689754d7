const PARTS = {
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

/** In the zone that its reader has chosen. A mail cannot know where it will be read, so it names it. */
export function formatInstant(instant: Date, timeZone: string | null = null): string {
  return new Intl.DateTimeFormat('en-US', { ...PARTS, timeZone: timeZone ?? 'UTC' }).format(instant)
}
