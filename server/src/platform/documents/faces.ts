/** Where a face is: in our own folder, or in a package, from the file that the package is entered by. */
type File = { file: string; inPackage?: string }

/**
 * The text face has Latin with every accent, Greek and Cyrillic. The one for titles sets only our own words.
 * Neither is packed, because a packed one is unpacked again for every letter.
 */
const OWN = {
  text: 'DejaVuSansCondensed.ttf',
  strong: 'DejaVuSansCondensed-Bold.ttf',
  title: 'instrument-serif-latin-400-normal.ttf',
} as const
export type OwnFace = keyof typeof OWN

type Script = { letters: RegExp; regular: File; bold: File }

function slice(name: string, letters: RegExp, family = `noto-sans-${name}`): Script {
  const file = (weight: number): File => ({
    inPackage: `@fontsource/${family}`,
    file: `files/${family}-${name}-${weight}-normal.woff`,
  })
  return { letters, regular: file(400), bold: file(700) }
}

function whole(inPackage: string, name: string, letters: RegExp, type = 'otf'): Script {
  const file = (weight: string): File => ({ inPackage, file: `../fonts/${name}-${weight}.${type}` })
  return { letters, regular: file('Regular'), bold: file('Bold') }
}

const SCRIPTS = {
  han: whole(
    '@embedpdf/fonts-sc',
    'NotoSansHans',
    /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\u3000-\u303f\uff00-\uffef]/u,
  ),
  hangul: whole('@embedpdf/fonts-kr', 'NotoSansKR', /\p{scx=Hang}/u),
  // Not the Noto Sans of today: it sets letters and their dots apart, so that what is copied has other letters.
  arabic: whole('@embedpdf/fonts-arabic', 'NotoNaskhArabic', /\p{scx=Arab}/u, 'ttf'),
  hebrew: slice('hebrew', /\p{scx=Hebr}/u),
  thai: slice('thai', /\p{scx=Thai}/u),
  lao: slice('lao', /\p{scx=Laoo}/u),
  khmer: slice('khmer', /\p{scx=Khmr}/u),
  myanmar: slice('myanmar', /\p{scx=Mymr}/u),
  devanagari: slice('devanagari', /\p{scx=Deva}/u),
  // For the same reason.
  bengali: slice('bengali', /\p{scx=Beng}/u, 'hind-siliguri'),
  gurmukhi: slice('gurmukhi', /\p{scx=Guru}/u),
  gujarati: slice('gujarati', /\p{scx=Gujr}/u),
  tamil: slice('tamil', /\p{scx=Taml}/u),
  telugu: slice('telugu', /\p{scx=Telu}/u),
  kannada: slice('kannada', /\p{scx=Knda}/u),
  malayalam: slice('malayalam', /\p{scx=Mlym}/u),
  sinhala: slice('sinhala', /\p{scx=Sinh}/u),
  ethiopic: slice('ethiopic', /\p{scx=Ethi}/u),
} as const
type ScriptName = keyof typeof SCRIPTS

export type Face = OwnFace | ScriptName | `${ScriptName}-bold`

/** Where Hebrew begins. What comes before needs no other face, and is most of what is written. */
const FIRST_SCRIPT = '\u0590'

/** In which faces a letter is looked for, the best first. */
export function facesFor(letter: string, own: OwnFace): Face[] {
  const rest: Face[] = own === 'title' ? ['title', 'text'] : [own]
  if (letter < FIRST_SCRIPT) return rest
  const names = (Object.keys(SCRIPTS) as ScriptName[]).filter((name) => SCRIPTS[name].letters.test(letter))
  return [...names.map((name): Face => (own === 'strong' ? `${name}-bold` : name)), ...rest]
}

export function isOwn(face: Face): face is OwnFace {
  return face in OWN
}

export function fileOf(face: Face): File {
  if (isOwn(face)) return { file: OWN[face] }
  const [name, bold] = face.split('-') as [ScriptName, string | undefined]
  return SCRIPTS[name][bold ? 'bold' : 'regular']
}
