import { deferredScreen } from '@sidepick/card-kit/screens/deferred_screen'

/** One chunk for all: who signs up sees most of them within a minute. */
const loadEntry = () => import(/* webpackChunkName: "entry" */ '../entry_screens')

type Name = keyof Awaited<ReturnType<typeof loadEntry>>

let all: Promise<unknown> | null = null

/** Fetched early, and with the first of them the rest, so that the next one opens at once. */
export const preloadEntry = () =>
  (all ??= Promise.all(Object.values(entryScreens).map((it) => it.preload())))

const screen = (name: Name) =>
  deferredScreen(async () => {
    const module = await loadEntry()
    void preloadEntry()
    return module[name]
  })

/** The screens of getting in, by the names of screens.json. */
export const entryScreens = {
  AuthIndex: screen('AuthIndex'),
  Login: screen('Login'),
  ForgotPassword: screen('ForgotPassword'),
  ResetPassword: screen('ResetPassword'),
  VerifyEmail: screen('VerifyEmail'),
  SignupEmail: screen('SignupEmail'),
  SignupPassword: screen('SignupPassword'),
  SignupUsername: screen('SignupUsername'),
  SignupBirthDate: screen('SignupBirthDate'),
  SignupLocation: screen('SignupLocation'),
  SignupState: screen('SignupState'),
  OAuthCallback: screen('OAuthCallback'),
  BirthDate: screen('BirthDate'),
  SignInAlert: screen('SignInAlert'),
  SignUpSuccess: screen('SignUpSuccess'),
} satisfies Record<Name, unknown>
