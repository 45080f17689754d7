/** `9:00 AM`; 1440 ends the day, and nobody reads the `12:00 AM` of a day as its end. */
export function timeWords(minutes: number): string {
  if (minutes === 1440) return 'midnight'
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** `9 AM` */
export function hourWords(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`
}
