import { accountCalls } from '@roomtone/contract/account/account.calls'
import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import { ID_PICTURES } from './id-files.ts'
import type { Person, TestServer } from './server.ts'

const FORM = {
  fullName: 'Ada Augusta Quill',
  dateOfBirth: '1990-06-15',
  idNumber: '',
  address: '1 Quiet Lane, Ely',
}
type Form = typeof FORM & { documentId: string }

/** What tests of verification do again and again. */
export function useVerifying(server: () => TestServer) {
  const upload = async (person: Person, bytes: Uint8Array = ID_PICTURES.jpeg): Promise<string> => {
    const file = new Blob([new Uint8Array(bytes)])
    const { documentId } = await server().call(
      verificationCalls.upload,
      { bytes: file },
      { token: person.token },
    )
    return documentId
  }
  return {
    upload,
    /** Signed up and through /profile-setup, born on 15 June 1990. */
    async aNamedPerson(over: Parameters<TestServer['aPerson']>[0] = {}): Promise<Person> {
      const person = await server().aPerson(over)
      const birthday = { year: 1990, month: 6, day: 15 }
      const names = { firstName: 'Ada', lastName: 'Quill', birthday, agreedToTerms: true as const }
      await server().call(accountCalls.completeProfile, { body: names }, { token: person.token })
      return person
    },
    async submit(person: Person, over: Partial<Form> = {}) {
      const documentId = over.documentId ?? (await upload(person))
      const body = { ...FORM, ...over, documentId }
      return server().call(verificationCalls.submit, { body }, { token: person.token })
    },
    show: (person: Person) => server().call(verificationCalls.show, {}, { token: person.token }),
    goOn: (person: Person) => server().call(verificationCalls.goOn, {}, { token: person.token }),
    profileOf: (person: Person) =>
      server()
        .deps.db.selectFrom('profiles')
        .select([
          'is_verified',
          'verification_status',
          'status_before_deactivation',
          'verification_date',
          'verification_provider',
          'verification_token',
        ])
        .where('id', '=', person.id)
        .executeTakeFirstOrThrow(),
    verificationsOf: (person: Person) =>
      server()
        .deps.db.selectFrom('verifications')
        .selectAll()
        .where('user_id', '=', person.id)
        .orderBy('submitted_at')
        .execute(),
    async auditOf(person: Person, action = 'verification.%') {
      const rows = await server()
        .deps.db.selectFrom('audit_log')
        .select(['action', 'actor_id', 'data'])
        .where('subject_id', '=', person.id)
        .where('action', 'like', action)
        .orderBy('id')
        .execute()
      return rows.map((row) => [row.action, row.actor_id])
    },
    async mailsAbout(person: Person) {
      await server().drain()
      const mails = await server().mailsTo(person.email)
      return mails.filter(({ kind }) => kind.startsWith('verification-'))
    },
  }
}
