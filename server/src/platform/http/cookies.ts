/** What the browser sent, and what it is asked to keep. Only short-lived ones, for the way to a provider and back. */
export type Cookies = {
  read(name: string): string | null
  keep(cookie: { name: string; value: string; path: string; seconds: number; https: boolean }): void
}

export function cookiesOf(header: string | undefined, write: (line: string) => void): Cookies {
  return {
    read(name) {
      const found = (header ?? '').split(';').find((pair) => pair.trim().startsWith(`${name}=`))
      return found?.trim().slice(name.length + 1) ?? null
    },
    // Lax: a page of somebody else's must not be able to send it along with a request of its own.
    keep: ({ name, value, path, seconds, https }) =>
      write(
        `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`,
      ),
  }
}

/** For callers that are no browsers. */
export const NO_COOKIES: Cookies = { read: () => null, keep: () => {} }
