import serifItalic from '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2?url'
import serif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url'
import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

/** For `<link rel="preload" as="font" type="font/woff2" crossorigin>`: the faces of every page's first screen. */
export const fontsOfEveryPage = [sans, serif]

/** The landing page's headline also speaks in italics. */
export const fontsOfLanding = [sans, serif, serifItalic]
