import { EXPORT_DAYS } from '@roomtone/domain/account/data-export'
import { RECORD_YEARS } from '@roomtone/domain/compliance/retention'
import { textsIn } from '@roomtone/texts/all/data-export/index-page'
import { directionOf, type Language } from '@roomtone/texts/languages'
import { type FileName, LEFT_OUT } from './export-table.ts'
import { WITHHELD } from './tables/all-tables.ts'

export type IndexFacts = {
  email: string
  at: Date
  publicUrl: string
  supportEmail: string
  tables: { file: FileName; rows: number }[]
  files: string[]
  /** Should be among them, and could not be found. */
  missing: string[]
}

type Texts = ReturnType<typeof textsIn>

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#221f1b;background:#fbf9f6}
table{border-collapse:collapse;width:100%}td,th{text-align:start;vertical-align:top;padding-block:.5rem;padding-inline-end:.75rem;border-bottom:1px solid #ddd6cc}
a{color:inherit}code{font-size:.9em}`

/** What is in the archive, and what is not and why; opens in any browser, without a network. */
export function indexPage(facts: IndexFacts, language: Language): string {
  const { at, tables, files } = facts
  const texts = textsIn(language)
  const { page } = texts
  const site = escapeHtml(facts.publicUrl)
  const email = escapeHtml(facts.email)
  const supportEmail = escapeHtml(facts.supportEmail)
  const rows = tables.map(
    ({ file, rows: count }) =>
      `<tr><td><a href="${escapeHtml(file)}.json"><code>${escapeHtml(file)}.json</code></a></td><td>${escapeHtml(texts.tables[file])}</td><td>${count}</td></tr>`,
  )
  const own = files.map((path) => `<li><a href="${escapeHtml(encodeURI(path))}">${escapeHtml(path)}</a></li>`)
  const withheld = WITHHELD.map(
    (table) => `<tr><td><code>${table}</code></td><td>${escapeHtml(texts.withheld[table])}</td></tr>`,
  )
  const columns = LEFT_OUT.map((reason) => `<li>${escapeHtml(texts.leftOut[reason])}</li>`)
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title><style>${STYLE}</style></head><body>
<h1>${page.title}</h1>
<p>${page.intro({ site, email, day: at.toISOString().slice(0, 10), days: EXPORT_DAYS })}</p>
<p>${page.how}</p>
<h2>${page.here}</h2>
<table><thead><tr><th>${page.columns.file}</th><th>${page.columns.about}</th><th>${page.columns.rows}</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
<h2>${page.files}</h2>
${own.length > 0 ? `<ul>\n${own.join('\n')}\n</ul>` : `<p>${page.noFiles}</p>`}
${missingPart(facts, page)}<h2>${page.notHere}</h2>
<p>${page.document({ years: RECORD_YEARS, supportEmail })}</p>
<table><thead><tr><th>${page.notHereColumns.table}</th><th>${page.notHereColumns.reason}</th></tr></thead><tbody>
${withheld.join('\n')}
</tbody></table>
<p>${page.fields}</p>
<ul>
${columns.join('\n')}
</ul>
<p>${page.questions({ supportEmail })}</p>
</body></html>
`
}

function missingPart({ missing, supportEmail }: IndexFacts, page: Texts['page']): string {
  if (missing.length === 0) return ''
  const rows = missing.map((path) => `<li><code>${escapeHtml(path)}</code></li>`)
  return `<h2>${page.missing}</h2>
<p>${page.missingText({ supportEmail: escapeHtml(supportEmail) })}</p>
<ul>
${rows.join('\n')}
</ul>
`
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
