/**
 * A real HEIC file without an encoder: each block of 32 pixels is a slice of its own that holds them uncoded, so
 * the arithmetic coder always says the same two things, which are written down here as bytes.
 */
const BLOCK = 32
const BLOCK_IS_UNCODED = Buffer.from([0x86, 0x80])
const SLICE_ENDS = Buffer.from([0xfe, 0x80])
/** Luma and both chromas. */
const RED = [81, 90, 240] as const
const BLUE = [41, 240, 110] as const

type Samples = readonly [number, number, number]
type Colors = { left?: Samples; profile?: Buffer }

/** Left half red, right half blue. `turned`: to be shown after a quarter turn to the left. */
export function aHeic(columns = 14, rows = 13, turned = false, { left = RED, profile }: Colors = {}): Buffer {
  const parameters = [videoParameters(), sequenceParameters(columns, rows), pictureParameters()]
  const slices = Array.from({ length: columns * rows }, (_, at) =>
    slice(at, columns * rows, at % columns < columns / 2 ? left : BLUE),
  )
  const data = Buffer.concat(slices.map((unit) => Buffer.concat([u32(unit.length), unit])))
  const properties = [configuration(parameters), full('ispe', u32(columns * BLOCK), u32(rows * BLOCK))]
  if (turned) properties.push(box('irot', Buffer.from([1])))
  if (profile) properties.push(box('colr', Buffer.from('prof'), profile))
  const head = (offset: number) =>
    Buffer.concat([
      box('ftyp', Buffer.from('heic\0\0\0\0mif1heic')),
      full(
        'meta',
        full('hdlr', Buffer.from('\0\0\0\0pict\0\0\0\0\0\0\0\0\0\0\0\0\0')),
        full('pitm', u16(1)),
        full(
          'iloc',
          Buffer.from([0x44, 0x00]),
          u16(1),
          u16(1),
          u16(0),
          u16(1),
          u32(offset),
          u32(data.length),
        ),
        full('iinf', u16(1), box('infe', Buffer.from([2, 0, 0, 0]), u16(1), u16(0), Buffer.from('hvc1\0'))),
        box(
          'iprp',
          box('ipco', ...properties),
          full(
            'ipma',
            u32(1),
            u16(1),
            Buffer.from([properties.length, ...properties.map((_, at) => at + 1)]),
          ),
        ),
      ),
    ])
  const before = head(0).length + 8
  return Buffer.concat([head(before), box('mdat', data)])
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function box(name: string, ...content: Buffer[]): Buffer {
  const inside = Buffer.concat(content)
  return Buffer.concat([u32(inside.length + 8), Buffer.from(name), inside])
}

const full = (name: string, ...content: Buffer[]) => box(name, Buffer.alloc(4), ...content)

const PROFILE = Buffer.from('01600000009000000000005d', 'hex')

function configuration(units: Buffer[]): Buffer {
  const arrays = units.map((unit, at) =>
    Buffer.concat([Buffer.from([0x80 | (32 + at)]), u16(1), u16(unit.length), unit]),
  )
  const rest = Buffer.from('f000fcfdf8f800000f03', 'hex')
  return box('hvcC', Buffer.from([1]), PROFILE, rest, ...arrays)
}

/** Bits as text, as the standard's tables list them: plain numbers with a width, and Exp-Golomb ones. */
const bits = (value: number, width: number) => value.toString(2).padStart(width, '0')
const golomb = (value: number) => {
  const binary = (value + 1).toString(2)
  return '0'.repeat(binary.length - 1) + binary
}
const profileBits = [...PROFILE].map((byte) => bits(byte, 8)).join('')
const ending = (text: string) => `${text}1`

function unit(type: number, text: string, ...behind: Buffer[]): Buffer {
  const whole = text.padEnd(Math.ceil(text.length / 8) * 8, '0')
  const bytes = Buffer.from(whole.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
  return Buffer.concat([Buffer.from([type << 1, 1]), withoutStartCodes(Buffer.concat([bytes, ...behind]))])
}

/** Two zeroes and a small byte would look like the start of the next unit; a three in between prevents it. */
function withoutStartCodes(bytes: Buffer): Buffer {
  const out: number[] = []
  for (const byte of bytes) {
    if (byte <= 3 && out.at(-1) === 0 && out.at(-2) === 0) out.push(3)
    out.push(byte)
  }
  return Buffer.from(out)
}

function videoParameters(): Buffer {
  const start = `${bits(0, 4)}11${bits(0, 6)}${bits(0, 3)}1${bits(0xffff, 16)}`
  return unit(32, ending(`${start}${profileBits}1${golomb(0).repeat(3)}${bits(0, 6)}${golomb(0)}00`))
}

function sequenceParameters(columns: number, rows: number): Buffer {
  const size = `${golomb(0)}${golomb(1)}${golomb(columns * BLOCK)}${golomb(rows * BLOCK)}0`
  const depths = `${golomb(0)}${golomb(0)}${golomb(0)}1${golomb(0).repeat(3)}`
  const blocks = `${golomb(2)}${golomb(0)}${golomb(0)}${golomb(3)}${golomb(0)}${golomb(0)}`
  const uncoded = `1${bits(7, 4)}${bits(7, 4)}${golomb(2)}${golomb(0)}1`
  const tools = `000${uncoded}${golomb(0)}000`
  return unit(33, ending(`${bits(0, 4)}${bits(0, 3)}1${profileBits}${size}${depths}${blocks}${tools}00`))
}

function pictureParameters(): Buffer {
  const start = `${golomb(0)}${golomb(0)}00${bits(0, 3)}00${golomb(0)}${golomb(0)}${golomb(0)}000`
  const filters = `${golomb(0)}${golomb(0)}0000000101`
  return unit(34, ending(`${start}${filters}00${golomb(0)}00`))
}

function slice(
  at: number,
  count: number,
  [luma, blueness, redness]: readonly [number, number, number],
): Buffer {
  const address = at === 0 ? '' : bits(at, Math.ceil(Math.log2(count)))
  const header = `${at === 0 ? 1 : 0}0${golomb(0)}${address}${golomb(2)}${golomb(0)}`
  const pixels = [
    Buffer.alloc(BLOCK * BLOCK, luma),
    Buffer.alloc((BLOCK * BLOCK) / 4, blueness),
    Buffer.alloc((BLOCK * BLOCK) / 4, redness),
  ]
  return unit(19, ending(header), BLOCK_IS_UNCODED, ...pixels, SLICE_ENDS)
}
