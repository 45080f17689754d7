const format = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** A mail cannot know where it will be read, so it names the zone it speaks in. */
export function formatInstant(instant: Date): string {
  return `${format.format(instant)} UTC`
}
