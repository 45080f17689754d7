import { profileTexts as texts } from './profile.texts.ts'

export function AboutMe() {
  return (
    <section aria-labelledby="about-me">
      <h2 id="about-me">{texts.about}</h2>
      <dl className="mt-4 grid gap-x-16 border-t border-ink md:grid-cols-2">
        {texts.prompts.map((prompt) => (
          <div key={prompt} className="border-b py-4">
            <dt className="font-medium">{prompt}</dt>
            <dd className="text-small text-ink-2">{texts.notProvided}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
