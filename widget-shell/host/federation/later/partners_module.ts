import type { CardEvents, Emit, Host, RemoteModule, RemotePart } from '@sidepick/card-kit'
import { createElement, useMemo, type ComponentType } from 'react'

type Sifters = { [Name in keyof CardEvents]?: (data: CardEvents[Name]) => CardEvents[Name] | null }

/** What is left of an event that a partner's remote emits; null for none. Only the platform's screens show the terms to be signed. */
const SIFTERS: Sifters = {
  terms_signed: () => null,
  social_requested: ({ provider }) => ({ provider }),
}

const sifted =
  (emit: Emit): Emit =>
  (asked, data) => {
    // An object could read otherwise the second time.
    const name = String(asked) as typeof asked
    const known = Object.hasOwn(SIFTERS, name)
    const sift = SIFTERS[name] as ((given: typeof data) => typeof data | null) | undefined
    const left = known && sift ? sift(data) : data
    if (left === null) console.warn(`A partner's remote may not emit ${name}`)
    else emit(name, left)
  }

/** The same component, whose events are sifted. */
function siftedView<Props extends { emit: Emit }>(View: ComponentType<Props>) {
  return function PartnersView(props: Props) {
    const emit = useMemo(() => sifted(props.emit), [props.emit])
    return createElement(View, { ...props, emit })
  }
}

const siftedViews = <Props extends { emit: Emit }>(views: Record<string, ComponentType<Props>>) =>
  Object.fromEntries(Object.entries(views).map(([name, View]) => [name, siftedView(View)]))

function siftedPart(part: RemotePart): RemotePart {
  const own = (host: Host): Host => ({ ...host, emit: sifted(host.emit) })
  const { register, screens } = part
  return {
    register: async (host) => siftedViews(await register(own(host))),
    ...(screens && { screens: async (host) => siftedViews(await screens(own(host))) }),
  }
}

/** A partner's remote, which cannot say that a player has signed the terms: not by its cards, its screens or its host. */
export function partnersModule(module: RemoteModule): RemoteModule {
  // Refused by whoever asked for it.
  if (typeof module.register !== 'function') return module
  const { contract, later } = module
  return {
    ...siftedPart(module),
    contract,
    ...(later && { later: async () => siftedPart(await later()) }),
  }
}
