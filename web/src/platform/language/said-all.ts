/** The labels of the domain in the words of a language, for texts that hand them on. */
export function saidAll<K extends string>(
  said: (sentence: string) => string,
  labels: Record<K, string>,
): Record<K, string> {
  const entries = Object.entries<string>(labels).map(([key, label]) => [key, said(label)])
  return Object.fromEntries(entries) as Record<K, string>
}
