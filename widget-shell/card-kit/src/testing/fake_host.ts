import { CONTRACT, type CardEvents, type Host } from '../contract'

export type EmittedEvent = {
  [Name in keyof CardEvents]: { name: Name; data: CardEvents[Name] }
}[keyof CardEvents]

export interface FakeHost extends Host {
  /** Everything that was emitted, oldest first. */
  emitted: EmittedEvent[]
}

/** A host without a platform: it collects what is emitted, and every call is refused until the case overrides it. */
export function fakeHost(overrides: Partial<Host> = {}): FakeHost {
  const emitted: EmittedEvent[] = []
  return {
    contract: CONTRACT,
    remoteId: 'remote-under-test',
    flavour: 'default',
    locale: 'en-us',
    language: overrides.locale ?? 'en-us',
    widgetId: 'widget-1',
    brand: { name: 'Sidepick', supportEmail: 'help@sidepick.example' },
    signUp: {
      distributorId: 'default',
      sourceDomain: 'publisher.example',
      returnUrl: '/go/e30/widget/widget-1',
      referrerId: null,
      experimentVariants: () => 'lock:long',
      points: () => 0,
      bonus: 1000,
      providers: ['google', 'facebook', 'apple', 'microsoft'],
    },
    api: () => Promise.reject(new Error('This case gave the fake host no API')),
    injectSlice: () => undefined,
    emit: (name, data) => emitted.push({ name, data } as EmittedEvent),
    http: () => Promise.reject(new Error('This case gave the fake host no HTTP')),
    signal: new AbortController().signal,
    ...overrides,
    emitted,
  }
}
