/** What `sharp` is called with bytes to make. */
export type Library = typeof import('sharp')['default']

/** Decoders that uploads may reach. libvips knows dozens more, SVG and PDF among them. */
const DECODERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
]

let loading: Promise<Library> | undefined

/** With the first picture, not with the server: the library takes a moment to load. */
export function loadSharp(): Promise<Library> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: DECODERS })
    // Each picture is decoded once; what libvips would keep of it only costs memory.
    sharp.cache(false)
    return sharp
  })
  return loading
}
