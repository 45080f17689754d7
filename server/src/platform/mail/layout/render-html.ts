import { textsIn } from '@roomtone/texts/all/mail/layout'
import { directionOf, type Language } from '@roomtone/texts/languages'
import { PRODUCT } from '@roomtone/texts/product'
import { escapeHtml } from './escape-html.ts'
import type { MailContent } from './mail-content.ts'
import { dark, light } from './mail-palette.ts'
import { type Layout, renderHtmlBlock, sans, serif } from './render-html-block.ts'

/** Inline styles carry the light look everywhere; clients that read a style sheet may turn it to night. */
const darkMailStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pad{padding-left:24px!important;padding-right:24px!important}.head{font-size:32px!important;line-height:36px!important}}
@media (prefers-color-scheme:dark){
.paper{background-color:${dark.paper}!important}
.card{background-color:${dark.card}!important;border-color:${dark.line}!important}
.soft{background-color:${dark.soft}!important}
.ink{color:${dark.ink}!important}
.ink2{color:${dark.ink2}!important}
.line{border-color:${dark.line}!important}
.quote{border-color:${dark.accent}!important}
.accent{background-color:${dark.accent}!important;color:${dark.accentInk}!important}
}`

const fine = `font-family:${sans};font-size:13px;line-height:20px;color:${light.ink2}`

/** Keeps clients from filling the rest of the preview line with the first words of the body. */
const previewFiller = '&#847;&zwnj;&nbsp;'.repeat(60)

export function renderHtml(content: MailContent, language: Language): string {
  const { subject, preheader, heading, blocks } = content
  const { layout } = textsIn(language)
  const direction = directionOf(language)
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>${darkMailStyles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:${light.paper}">${escapeHtml(preheader)}${previewFiller}</div>
<table class="paper" dir="${direction}" role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" bgcolor="${light.paper}" style="background-color:${light.paper}"><tr><td align="center" style="padding:36px 12px 48px 12px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="max-width:580px">
<tr><td class="pad" style="padding:0 44px 22px 44px"><a class="ink" href="${escapeHtml(content.publicUrl)}" style="font-family:${serif};font-size:25px;line-height:30px;letter-spacing:-0.2px;color:${light.ink};text-decoration:none">${escapeHtml(PRODUCT)}</a></td></tr>
<tr><td class="card pad" bgcolor="${light.card}" style="padding:44px 44px 26px 44px;background-color:${light.card};border:1px solid ${light.line};border-radius:22px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%">
<tr><td style="padding:0 0 22px 0"><h1 class="ink head" style="margin:0;font-family:${serif};font-size:38px;line-height:42px;font-weight:400;letter-spacing:-0.5px;color:${light.ink}">${escapeHtml(heading)}</h1></td></tr>
${blocks.map((block) => renderHtmlBlock(block, layout, direction)).join('\n')}
</table>
</td></tr>
<tr><td class="pad" style="padding:26px 44px 0 44px">${footer(content, layout)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function footer(content: MailContent, layout: Layout): string {
  const { publicUrl, reason, supportEmail, unsubscribeUrl } = content
  const site = escapeHtml(publicUrl)
  const support = escapeHtml(supportEmail)
  return `<p class="ink2" style="margin:0 0 8px 0;${fine}">${escapeHtml(reason)}${unsubscribeUrl ? ` ${unsubscribe(unsubscribeUrl, layout)}` : ''}</p>
<p class="ink2" style="margin:0;${fine}">${layout.questions} <a class="ink2" href="mailto:${support}" style="color:${light.ink2};text-decoration:underline">${support}</a>.</p>
<p class="ink2" style="margin:18px 0 0 0;${fine}"><a class="ink2" href="${site}" style="color:${light.ink2};text-decoration:none">${escapeHtml(PRODUCT)}</a> &middot; ${layout.about}</p>`
}

function unsubscribe(url: string, layout: Layout): string {
  return `<a class="ink2" href="${escapeHtml(url)}" style="color:${light.ink2};text-decoration:underline">${layout.unsubscribe}</a>`
}
