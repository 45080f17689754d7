import { referralTexts as texts } from '@roomtone/texts/referral/referral'
import { lazy, Suspense } from 'react'
import { packaged } from '../../platform/pictures/packaged.ts'
import { mansionExterior1 } from '../../platform/pictures/pictures.json'
import { useMember } from '../../platform/session/use-session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Steps, Terms } from './referral-parts.tsx'

const ReferralTools = lazy(async () => ({ default: (await import('./referral-tools.tsx')).ReferralTools }))

const picture = packaged(mansionExterior1)

/** Open to everyone: strangers see how it works and where to sign in, members do it here. */
export function ReferralPage() {
  const isMember = useMember() !== null
  return (
    <Page title={texts.title} intro={texts.intro}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <div className="min-w-0">
          <Steps />
          <div className="mt-8">
            {isMember ? (
              <Suspense fallback={<Skeleton className="h-60 rounded-m" />}>
                <ReferralTools />
              </Suspense>
            ) : (
              <SignIn />
            )}
          </div>
        </div>
        <div>
          <div className="photo mb-8 max-lg:hidden">
            <Picture picture={picture} alt="" sizes="(min-width: 960px) 45vw, 1px" />
          </div>
          <Terms />
        </div>
      </div>
    </Page>
  )
}

function SignIn() {
  const { title, text, action } = texts.signIn
  return (
    <Card className="grid gap-4">
      <div>
        <h2 className="text-title">{title}</h2>
        <p className="mt-1 text-ink-2">{text}</p>
      </div>
      <div>
        <ButtonLink to="/auth?tab=sign-in&next=%2Frefer-host">{action}</ButtonLink>
      </div>
    </Card>
  )
}
