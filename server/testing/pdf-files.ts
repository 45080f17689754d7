import { deflateSync } from 'node:zlib'

const HEAD = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'
const TAIL = 'trailer\n<< /Size 9 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'

const join = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

/** A PDF with one object more, as it is written down here. */
export const aPdfOf = (object: string, tail = TAIL) => join(HEAD, `3 0 obj\n${object}\nendobj\n`, tail)

/** The same with the object in a compressed stream of objects, as writers since 2003 keep most of theirs. */
export function aPdfWithObjectStream(
  object: string,
  {
    keys = '/Filter /FlateDecode',
    pack = deflateSync,
  }: { keys?: string; pack?: (bytes: Buffer) => Buffer } = {},
) {
  const table = '3 0 '
  const packed = pack(Buffer.from(`${table}${object}`, 'latin1'))
  const dict = `<< /Type /ObjStm /N 1 /First ${table.length} /Length ${packed.length} ${keys} >>`
  return join(HEAD, `4 0 obj\n${dict}\nstream\r\n`, packed, '\nendstream\nendobj\n', TAIL)
}
