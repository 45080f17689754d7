import type { OwnProfile } from '@roomtone/contract/profile/own-profile'
import { profileCalls } from '@roomtone/contract/profile/profile.calls'
import { INTRO_MAX, PROMPT_MAX, PROMPTS, type Prompt } from '@roomtone/domain/account/prompts'
import { profileTexts as texts } from '@roomtone/texts/profile/profile'
import { useServices } from '../../platform/services.tsx'
import { EditableWords } from './editable-words.tsx'
import { profileQuery } from './profile.query.ts'

export function Intro({ profile: { intro } }: { profile: OwnProfile }) {
  const { call } = useServices()
  const keep = useKeepProfile()
  return (
    <section aria-labelledby="intro" className="mb-12">
      <h2 id="intro" className="mb-3">
        {texts.intro.title}
      </h2>
      <EditableWords
        what={texts.intro.title}
        add={texts.intro.add}
        label={texts.intro.label}
        hint={texts.intro.hint}
        text={intro}
        max={INTRO_MAX}
        field="intro"
        isLong
        save={async (text) => keep(await call(profileCalls.edit, { body: { intro: text } }))}
      >
        <p className={intro === '' ? 'text-ink-2' : 'max-w-prose whitespace-pre-line'}>
          {intro === '' ? texts.notProvided : intro}
        </p>
      </EditableWords>
    </section>
  )
}

export function AboutMe({ profile }: { profile: OwnProfile }) {
  return (
    <section aria-labelledby="about-me">
      <h2 id="about-me">{texts.about}</h2>
      <ul className="mt-4 grid gap-x-16 border-t border-ink md:grid-cols-2">
        {PROMPTS.map((prompt) => (
          <li key={prompt} className="border-b py-4">
            <PromptRow prompt={prompt} text={profile.prompts[prompt]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PromptRow({ prompt, text }: { prompt: Prompt; text: string }) {
  const { call } = useServices()
  const keep = useKeepProfile()
  const label = texts.prompts[prompt]
  return (
    <EditableWords
      what={label}
      label={label}
      hint={texts.promptHints[prompt]}
      text={text}
      max={PROMPT_MAX}
      field={`prompts.${prompt}`}
      save={async (words) => keep(await call(profileCalls.edit, { body: { prompts: { [prompt]: words } } }))}
    >
      <p className="font-medium">{label}</p>
      <p className="text-small text-ink-2">{text === '' ? texts.notProvided : text}</p>
    </EditableWords>
  )
}

/** Every part of the page shows the server's answer; the public page is fetched again. */
function useKeepProfile(): (profile: OwnProfile) => void {
  const services = useServices()
  return (profile) => {
    services.queryClient.setQueryData(profileQuery(services).queryKey, profile)
    void services.queryClient.invalidateQueries({ queryKey: ['person'] })
  }
}
