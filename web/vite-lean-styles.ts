import type { Plugin } from 'vite'

/** What the library writes for every project and this one has no use for; every page pays for its styles first. */
export function leanStyles(): Plugin {
  return {
    name: 'roomtone-lean-styles',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/theme.css') ? { code: leanOf(code), map: null } : null),
  }
}

function leanOf(css: string): string {
  return (
    css
      // The same defaults as its registered properties have, for browsers older than `cssTarget`.
      .replace(/@layer properties \{\n {2}@supports [^\n]*\{\n[\s\S]*?\n {2}\}\n\}\n?/, '')
      // base.css makes every border solid, and who wants another style says so.
      .replace(/^ *border[a-z-]*-style: var\(--tw-border-style\);\n/gm, '')
      .replace(/@property --tw-border-style \{[^}]*\}\n?/, '')
  )
}
