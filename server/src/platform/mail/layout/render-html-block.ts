import type { layout } from '@roomtone/texts/mail/layout'
import { escapeHtml } from './escape-html.ts'
import type { MailBlock } from './mail-block.ts'
import { light } from './mail-palette.ts'

export type Layout = typeof layout
type Direction = 'ltr' | 'rtl'

export const sans = "'Instrument Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"
export const serif = "'Instrument Serif', 'Iowan Old Style', Georgia, 'Times New Roman', serif"

const body = `font-family:${sans};font-size:16px;line-height:26px`
const small = `font-family:${sans};font-size:14px;line-height:22px`

/** One block is one table row: the only layout that every mail client agrees on. */
export function renderHtmlBlock(block: MailBlock, layout: Layout, direction: Direction): string {
  switch (block.kind) {
    case 'text':
      return row(`<p class="ink" style="margin:0;${body};color:${light.ink}">${lines(block.text)}</p>`, 18)
    case 'button':
      return row(button(block.label, block.url, layout), 26)
    case 'facts':
      return row(facts(block.rows, direction), 24)
    case 'note':
      return row(`<p class="ink2" style="margin:0;${small};color:${light.ink2}">${lines(block.text)}</p>`, 14)
    case 'quote':
      return row(quote(block.text, direction), 22)
  }
}

function row(content: string, gap: number): string {
  return `<tr><td style="padding:0 0 ${gap}px 0">${content}</td></tr>`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}

/** The address is below the button as well, for clients that show no buttons and people who distrust them. */
function button(label: string, url: string, layout: Layout): string {
  const href = escapeHtml(url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:6px"><tr>
<td class="accent" bgcolor="${light.accent}" style="border-radius:999px;background-color:${light.accent}">
<a class="accent" href="${href}" style="display:inline-block;padding:15px 30px;font-family:${sans};font-size:16px;line-height:20px;font-weight:600;color:${light.accentInk};background-color:${light.accent};border-radius:999px;text-decoration:none">${escapeHtml(label)}</a>
</td></tr></table>
<p class="ink2" style="margin:18px 0 0 0;${small};color:${light.ink2}">${escapeHtml(layout.copyAddress)}<br><a class="ink2" href="${href}" style="color:${light.ink2};text-decoration:underline;word-break:break-all">${href}</a></p>`
}

function facts(rows: [string, string][], direction: Direction): string {
  const padding = direction === 'rtl' ? '11px 0 11px 20px' : '11px 20px 11px 0'
  const cells = rows.map(([label, value], index) => {
    const edge = `border-top:${index === 0 ? 0 : 1}px solid ${light.line}`
    return `<tr>
<td class="ink2 line" valign="top" style="padding:${padding};${edge};${small};color:${light.ink2};white-space:nowrap">${escapeHtml(label)}</td>
<td class="ink line" valign="top" width="100%" style="padding:11px 0;${edge};${small};font-weight:600;color:${light.ink};word-break:break-word">${lines(value)}</td>
</tr>`
  })
  return `<table class="soft" cellpadding="0" cellspacing="0" border="0" width="100%" bgcolor="${light.soft}" style="border-radius:14px;background-color:${light.soft};border-collapse:separate"><tr><td style="padding:7px 20px">
<table cellpadding="0" cellspacing="0" border="0" width="100%">${cells.join('\n')}</table>
</td></tr></table>`
}

/** Mail clients know no logical sides. */
function quote(text: string, direction: Direction): string {
  const [padding, side] = direction === 'rtl' ? ['2px 20px 2px 0', 'right'] : ['2px 0 2px 20px', 'left']
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"><tr>
<td class="ink quote" style="padding:${padding};border-${side}:2px solid ${light.accent};font-family:${serif};font-size:20px;line-height:29px;color:${light.ink}">${lines(text)}</td>
</tr></table>`
}
