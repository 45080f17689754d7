import { EXPORT_DAYS } from '@roomtone/domain/account/data-export'
import { RECORD_YEARS } from '@roomtone/domain/compliance/retention'
import { LEFT_OUT } from './export-table.ts'
import { WITHHELD } from './tables/all-tables.ts'

export type IndexFacts = {
  email: string
  at: Date
  publicUrl: string
  supportEmail: string
  tables: { file: string; about: string; rows: number }[]
  files: string[]
  /** Should be among them, and could not be found. */
  missing: string[]
}

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#221f1b;background:#fbf9f6}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #ddd6cc}
a{color:inherit}code{font-size:.9em}`

/** What is in the archive, and what is not and why; opens in any browser, without a network. */
export function indexPage(facts: IndexFacts): string {
  const { email, at, publicUrl, supportEmail, tables, files } = facts
  const rows = tables.map(
    ({ file, about, rows: count }) =>
      `<tr><td><a href="${escapeHtml(file)}.json"><code>${escapeHtml(file)}.json</code></a></td><td>${escapeHtml(about)}</td><td>${count}</td></tr>`,
  )
  const own = files.map((path) => `<li><a href="${escapeHtml(encodeURI(path))}">${escapeHtml(path)}</a></li>`)
  const withheld = Object.entries(WITHHELD).map(
    ([table, reason]) => `<tr><td><code>${table}</code></td><td>${escapeHtml(reason)}</td></tr>`,
  )
  const columns = Object.values(LEFT_OUT).map((reason) => `<li>${escapeHtml(reason)}</li>`)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your personal data at Roomtone</title><style>${STYLE}</style></head><body>
<h1>Your personal data at Roomtone</h1>
<p>Everything that ${escapeHtml(publicUrl)} held about <b>${escapeHtml(email)}</b> on ${at.toISOString().slice(0, 10)}, as JSON, with the files that are yours. Keep it where nobody else looks: it is not encrypted. The download was there for ${EXPORT_DAYS} days.</p>
<p>Amounts are in cents, times in UTC. Other people appear by their first names, as they do on Roomtone; <b>you</b> are “you”. Papers name both sides in full, as they did when you could download them.</p>
<h2>What is here</h2>
<table><thead><tr><th>File</th><th>What it holds</th><th>Entries</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
<h2>Your files and papers</h2>
${own.length > 0 ? `<ul>\n${own.join('\n')}\n</ul>` : '<p>There are none.</p>'}
${missingPart(facts)}<h2>What is held and not here</h2>
<p>Your <b>identity document</b> is held encrypted, for ${RECORD_YEARS} years from the decision, to prove that you were verified. It is read by nobody but the person who reviews it. A copy in an archive on your computer would be what a thief looks for, so it is not made; ask ${escapeHtml(supportEmail)} if you need it.</p>
<table><thead><tr><th>Held in</th><th>Why it is not here</th></tr></thead><tbody>
${withheld.join('\n')}
</tbody></table>
<p>Of what is here, single fields are left out for one of these reasons:</p>
<ul>
${columns.join('\n')}
</ul>
<p>Questions about any of it: ${escapeHtml(supportEmail)}. A person reads it.</p>
</body></html>
`
}

function missingPart({ missing, supportEmail }: IndexFacts): string {
  if (missing.length === 0) return ''
  const rows = missing.map((path) => `<li><code>${escapeHtml(path)}</code></li>`)
  return `<h2>Files that were not found</h2>
<p>These belong here and were not where they are kept when this copy was made: erased since, not finished, or lost. Ask ${escapeHtml(supportEmail)} about them.</p>
<ul>
${rows.join('\n')}
</ul>
`
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
