import { useSyncExternalStore } from 'react'
import type { SignUpStore } from './sign_up_store'

export const useSignUpState = (store: SignUpStore) =>
  useSyncExternalStore(store.subscribe, store.read)
