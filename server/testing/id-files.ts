import sharp from 'sharp'
import { aHeic } from './heic-file.ts'

/** A sentence that is in every sample, to be looked for where it must not be. */
export const PRINTED = 'QUILL, ADA. BORN 15 JUN 1990. NO X123456'

const filling = Buffer.from(`${PRINTED} `.repeat(8))

const ftyp = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`), filling])

const pngChunk = (name: string, data: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)])
}

/** As much of each kind of file as recognising it takes. */
export const ID_FILES = {
  jpeg: Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), filling]),
  png: Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', Buffer.alloc(13)),
    pngChunk('IDAT', filling),
    pngChunk('IEND', Buffer.alloc(0)),
  ]),
  heic: ftyp('heic'),
  heif: ftyp('mif1'),
  pdf: Buffer.concat([Buffer.from('%PDF-1.7\n'), filling, Buffer.from('\n%%EOF\n')]),
}

const aCard = () => sharp({ create: { width: 320, height: 200, channels: 3, background: '#c0b090' } })

/** Pictures that can be opened, with that sentence beside their pixels. */
export const ID_PICTURES = {
  jpeg: await aCard()
    .withExif({ IFD0: { ImageDescription: PRINTED } })
    .jpeg()
    .toBuffer(),
  png: await aCard()
    .withExif({ IFD0: { ImageDescription: PRINTED } })
    .png()
    .toBuffer(),
  heic: aHeic(),
}
