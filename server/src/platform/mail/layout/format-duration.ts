export function formatHours(hours: number): string {
  return hours === 1 ? '1 hour' : `${hours} hours`
}

export function formatMinutes(minutes: number): string {
  if (minutes > 0 && minutes % 60 === 0) return formatHours(minutes / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
