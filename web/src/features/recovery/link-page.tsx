import { useMutation } from '@tanstack/react-query'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { AuthFrame } from '../account/auth-frame.tsx'
import { useTokenInAddress } from '../account/token-in-address.ts'
import { recoveryTexts } from './recovery.texts.ts'

type LinkPageProps<T> = {
  texts: { title: string; text: string; button: string; doneTitle: string }
  act: (token: string) => Promise<T>
  done: (result: T) => string
}

/** A mailed link that does something. Mail programs open links too, so a person has to press the button. */
export function LinkPage<T>(props: LinkPageProps<T>) {
  const token = useTokenInAddress() ?? ''
  // Another link in the same tab starts over: what became of the last one says nothing about it.
  return <OpenedLink key={token} token={token} {...props} />
}

function OpenedLink<T>({ token, texts, act, done }: LinkPageProps<T> & { token: string }) {
  const doing = useMutation({ mutationFn: () => act(token) })
  const signIn = <ButtonLink to="/auth?tab=sign-in">{recoveryTexts.signIn}</ButtonLink>
  if (doing.isSuccess)
    return (
      <AuthFrame title={texts.doneTitle} intro={<span role="status">{done(doing.data)}</span>}>
        {signIn}
      </AuthFrame>
    )
  if (token === '' || doing.isError)
    return (
      <AuthFrame
        title={recoveryTexts.failed}
        intro={<span role="alert">{doing.error?.message ?? recoveryTexts.incomplete}</span>}
      >
        {signIn}
      </AuthFrame>
    )
  return (
    <AuthFrame title={texts.title} intro={texts.text}>
      <Button wide pending={doing.isPending} onClick={() => doing.mutate()}>
        {texts.button}
      </Button>
    </AuthFrame>
  )
}
