/** '(2) Trips · Roomtone'; without a count, the title alone. */
export function titleWithCount(title: string, count: number): string {
  const alone = title.replace(/^\(\d+\) /, '')
  return count > 0 ? `(${count}) ${alone}` : alone
}
