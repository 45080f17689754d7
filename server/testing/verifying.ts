import { accountCalls } from '@roomtone/contract/account/account.calls'
import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import type { Person, TestHouse } from './house.ts'
import { ID_PICTURES } from './id-files.ts'

const FORM = {
  fullName: 'Ada Augusta Quill',
  dateOfBirth: '1990-06-15',
  idNumber: '',
  address: '1 Quiet Lane, Ely',
}
type Form = typeof FORM & { documentId: string }

/** What tests of verification do again and again. */
export function useVerifying(house: () => TestHouse) {
  const upload = async (person: Person, bytes: Uint8Array = ID_PICTURES.jpeg): Promise<string> => {
    const file = new Blob([new Uint8Array(bytes)])
    const { documentId } = await house().call(
      verificationCalls.upload,
      { bytes: file },
      { token: person.token },
    )
    return documentId
  }
  return {
    upload,
    /** Signed up and through /profile-setup, born on 15 June 1990. */
    async aNamedPerson(over: Parameters<TestHouse['aPerson']>[0] = {}): Promise<Person> {
      const person = await house().aPerson(over)
      const birthday = { year: 1990, month: 6, day: 15 }
      const names = { firstName: 'Ada', lastName: 'Quill', birthday, agreedToTerms: true as const }
      await house().call(accountCalls.completeProfile, { body: names }, { token: person.token })
      return person
    },
    async submit(person: Person, over: Partial<Form> = {}) {
      const documentId = over.documentId ?? (await upload(person))
      const body = { ...FORM, ...over, documentId }
      return house().call(verificationCalls.submit, { body }, { token: person.token })
    },
    show: (person: Person) => house().call(verificationCalls.show, {}, { token: person.token }),
    goOn: (person: Person) => house().call(verificationCalls.goOn, {}, { token: person.token }),
    profileOf: (person: Person) =>
      house()
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
      house()
        .deps.db.selectFrom('verifications')
        .selectAll()
        .where('user_id', '=', person.id)
        .orderBy('submitted_at')
        .execute(),
    async auditOf(person: Person, action = 'verification.%') {
      const rows = await house()
        .deps.db.selectFrom('audit_log')
        .select(['action', 'actor_id', 'data'])
        .where('subject_id', '=', person.id)
        .where('action', 'like', action)
        .orderBy('id')
        .execute()
      return rows.map((row) => [row.action, row.actor_id])
    },
    async mailsAbout(person: Person) {
      await house().drain()
      const mails = await house().mailsTo(person.email)
      return mails.filter(({ kind }) => kind.startsWith('verification-'))
    },
  }
}
