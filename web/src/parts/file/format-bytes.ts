const KILO = 1024

/** As a person would say it: 320 KB, 4.2 MB. */
export function formatBytes(bytes: number): string {
  if (bytes < KILO) return `${bytes} bytes`
  if (bytes < KILO * KILO) return `${Math.round(bytes / KILO)} KB`
  return `${(bytes / KILO / KILO).toFixed(1)} MB`
}
