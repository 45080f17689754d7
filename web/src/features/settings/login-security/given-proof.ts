/** No code where none was asked for. */
export function givenProof({ password, code }: { password: string; code: string }) {
  return code === '' ? { password } : { password, code }
}
