import { useEffect } from 'react'
import { useHost, type ScreenProps } from '@sidepick/card-kit'
import { signUpStoreOf } from '../sign_up/sign_up_store'
import { useSignUpState } from '../sign_up/use_sign_up_state'

/** The e-mail that all screens of the account share, so that nobody types it twice; `props.email` brings one along. */
export function useSharedEmail(props: ScreenProps['props']) {
  const store = signUpStoreOf(useHost())
  const { draft } = useSignUpState(store)
  const given = typeof props.email === 'string' ? props.email : null

  useEffect(() => {
    if (given !== null) store.fill({ email: given })
  }, [given, store])

  return [draft.email, (email: string) => store.fill({ email })] as const
}
