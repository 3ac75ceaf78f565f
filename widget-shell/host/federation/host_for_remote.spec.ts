import { aBootstrap, anEntry, aRemote } from '../testing/fixtures'
import { hostForRemote } from './host_for_remote'

const { widget } = aBootstrap()

afterEach(() => window.history.replaceState(null, '', '/'))

test.each<[string, typeof widget | null, string]>([
  ['/go/e30/widget/w1/game/g1', widget, '/go/e30/widget/w1'],
  ['/widget/w1', widget, '/widget/w1'],
  ['/go/e30/auth', null, '/go/e30/'],
])('a sign-up at %s comes back below the same payload', (pathname, shown, expected) => {
  window.history.replaceState(null, '', pathname)
  const entry = { ...anEntry([]), bootstrap: { ...aBootstrap(), widget: shown } }
  expect(hostForRemote(aRemote(), { entry } as never).signUp.returnUrl).toBe(expected)
})

test('a sign-up names the experiments of the visit at that moment', () => {
  const variants: Record<string, string> = {}
  const parts = { entry: anEntry([]), variants: () => variants }
  const { signUp } = hostForRemote(aRemote(), parts as never)
  expect(signUp.experimentVariants?.()).toBe('')
  variants.lock = 'long'
  expect(signUp.experimentVariants?.()).toBe('lock:long')
})

test.each([
  [null, 'default'],
  [{ rewardType: 'gift_card', distributorId: 'orbit' } as const, 'orbit'],
])('boards are those of the programme in which plays count: %o', (programme, expected) => {
  const entry = anEntry([])
  entry.bootstrap.hostMode.programme = programme
  expect(hostForRemote(aRemote(), { entry } as never).signUp.distributorId).toBe(expected)
})
