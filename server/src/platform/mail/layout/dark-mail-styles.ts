import { dark } from './mail-palette.ts'

/** Inline styles carry the light look everywhere; clients that read a style sheet may turn it to night. */
export const darkMailStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
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
