import { ApiError } from '@roomtone/contract/call'
import { recoveryTexts } from '@roomtone/texts/account/recovery'
import { useMutation } from '@tanstack/react-query'
import { AuthFrame } from '../../../parts/person/auth-frame.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useTokenInAddress } from '../token-in-address.ts'

type LinkPageProps<T> = {
  texts: { title: string; text: string; button: string; doneTitle: string; failed: string }
  act: (token: string) => Promise<T>
  done: (result: T) => string
  /** Where it continues from here. */
  next: { to: string; label: string }
}

/** A mailed link that does something. Mail programs open links too, so a person has to press the button. */
export function LinkPage<T>(props: LinkPageProps<T>) {
  const token = useTokenInAddress() ?? ''
  // Another link in the same tab starts over: the result of the last one says nothing about it.
  return <OpenedLink key={token} token={token} {...props} />
}

function OpenedLink<T>({ token, texts, act, done, next }: LinkPageProps<T> & { token: string }) {
  const doing = useMutation({ mutationFn: () => act(token) })
  const goOn = <ButtonLink to={next.to}>{next.label}</ButtonLink>
  if (doing.isSuccess)
    return (
      <AuthFrame title={texts.doneTitle} intro={<span role="status">{done(doing.data)}</span>}>
        {goOn}
      </AuthFrame>
    )
  if (token === '' || doing.isError)
    return (
      <AuthFrame
        title={recoveryTexts.failed}
        intro={
          <span role="alert">{doing.error ? reasonOf(doing.error, texts) : recoveryTexts.incomplete}</span>
        }
      >
        {goOn}
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

function reasonOf(error: Error, { failed }: { failed: string }): string {
  return error instanceof ApiError && error.code === 'link_invalid' ? failed : error.message
}
