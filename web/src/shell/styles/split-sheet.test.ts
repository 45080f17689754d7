import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'
import { classesIn, splitSheet } from './split-sheet.ts'

const BANNER = '/*! a licence; with {signs} */'
const RULES = [
  '@layer theme,utilities;',
  '@font-face{font-family:"A } B";src:url(/a.woff2)}',
  'html[data-a="}"] body,h1{color:red}',
  '.card{padding:1rem}',
  '.card>.title:hover{color:red}',
  '.md\\:w-1\\/2{width:50%}',
  '.grid-cols-\\[1fr_2fr\\,3fr\\]{grid-template-columns:1fr 2fr}',
  '.a,.b{margin:0}',
  '.list:not(.open)>:is(.x,.y){display:none}',
  '.\\32 xl{width:42rem}',
  '@media (width>=720px){.card{padding:2rem}.wide{width:100%}}',
  '@layer utilities{@media print{.gone{display:none}}.stay{display:block}}',
  '@keyframes spin{to{rotate:1turn}}',
]

/** As boot.js does it. */
function putTogether({ now, later }: { now: string; later: string }): string {
  if (later === '') return now
  const [gaps = '', ...lines] = later.split('\n')
  let left = now
  let whole = ''
  for (const [i, gap] of gaps.split(' ').entries()) {
    whole += left.slice(0, Number(gap)) + lines[i]
    left = left.slice(Number(gap))
  }
  return whole + left
}

/** Long enough that none is kept for being short. */
const long = (sheet: string) => sheet.replace(/(?<=[^{}])\}/g, `;--long:${'x'.repeat(90)}}`)
const SHEET = BANNER + RULES.map(long).join('')
const nowOf = (css: string, classes: string[]) => splitSheet(readSheet(css), new Set(classes)).now

describe('a sheet in two', () => {
  it('is the same sheet when it is put together, whatever the page holds', () => {
    const names = ['card', 'title', 'md:w-1/2', 'a', 'b', 'list', 'x', 'wide', 'gone', 'stay', '2xl']
    fc.assert(
      fc.property(fc.shuffledSubarray(RULES), fc.subarray(names), fc.boolean(), (rules, classes, areLong) => {
        const css = BANNER + (areLong ? rules.map(long) : rules).join('')
        expect(putTogether(splitSheet(readSheet(css), new Set(classes)))).toBe(css)
      }),
    )
  })

  it('keeps what no class decides', () => {
    const now = nowOf(SHEET, [])
    expect(now).toContain(BANNER)
    for (const words of ['@layer theme,utilities;', '@font-face{', 'body,h1{', '@keyframes spin{to{rotate'])
      expect(now).toContain(words)
    for (const name of ['.card', '.md', '.a', '.b', '.list', '.gone', '@media'])
      expect(now).not.toContain(name)
  })

  it.each([
    [['card'], '.card{padding:1rem', '.card>.title'],
    [['card', 'title'], '.card>.title:hover{', '.wide'],
    [['md:w-1/2'], '.md\\:w-1\\/2{', '.card'],
    [['grid-cols-[1fr_2fr,3fr]'], '.grid-cols-\\[', '.card'],
    [['b'], '.a,.b{', '.card'],
    [['list'], '.list:not(.open)>:is(.x,.y){', '.card'],
    [['2xl'], '.\\32 xl{', '.card'],
    [['wide'], '@media (width>=720px){.wide{', '.card'],
    [['gone'], '@layer utilities{@media print{.gone{', '.stay'],
  ])('has for %j what it needs, and leaves the rest', (classes, needed, needless) => {
    const now = nowOf(SHEET, classes)
    expect(now).toContain(needed)
    expect(now).not.toContain(needless)
  })

  it('knows the classes of elements as they were written', () => {
    expect(classesIn('<p class="a b"><i class="[&amp;&gt;li]:c"></i><b data-class="d">class="e</b>')).toEqual(
      new Set(['a', 'b', '[&>li]:c']),
    )
  })
})
