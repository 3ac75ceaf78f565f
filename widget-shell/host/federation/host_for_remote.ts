import type { Host } from '@sidepick/card-kit'
import { CONTRACT } from '@sidepick/card-kit'
import { distributorOf } from '@sidepick/rules/distributors'
import { prefixOf } from '@sidepick/rules/path_prefix'
import type { PageData, RemoteEntry } from '@sidepick/rules/types'
import { variantList } from '@sidepick/rules/variant_list'
import { claimablePoints } from '../picks/stored_picks'
import { injectSliceFor } from '../store/inject_slice'
import type { AppStore } from '../store/store'
import { toRemoteError, type RemoteError } from './remote_errors'

/** What every remote of a visit shares. */
interface HostParts {
  entry: PageData
  app: AppStore
  emit: Host['emit']
  http: Host['http']
  apiFor: (remoteId: string) => ReturnType<Host['api']>
  waitingPoints: () => number
  /** The variants of the visit, by experiment. */
  variants: () => Record<string, string>
  ads: NonNullable<Host['ads']>
  hasScreen: NonNullable<Host['hasScreen']>
  signal: AbortSignal
  /** Takes the remote's cards off the page. */
  fail: (remoteId: string, error: RemoteError) => void
}

/** The object given to a remote; it gives no access to the store or to other remotes. */
export function hostForRemote(remote: RemoteEntry, parts: HostParts): Host {
  const { entry, app, emit, http, apiFor, waitingPoints, variants, ads, hasScreen, signal, fail } =
    parts
  const { widget, hostMode, limits, auth, brand, config } = entry.bootstrap
  const widgetId = widget?.id ?? ''
  const sliceFailed = (error: unknown) => fail(remote.id, toRemoteError(error, 'reducer_failed'))
  return {
    contract: CONTRACT,
    remoteId: remote.id,
    flavour: hostMode.flavour,
    locale: entry.locale,
    language: entry.language,
    widgetId,
    brand: { name: brand.name, supportEmail: brand.supportEmail },
    signUp: {
      distributorId: distributorOf(hostMode),
      sourceDomain: entry.host,
      returnUrl: prefixOf(window.location.pathname) + (widget ? `/widget/${widget.id}` : '/'),
      referrerId: entry.init.refUId ?? null,
      experimentVariants: () => variantList(variants()),
      points: () => claimablePoints(waitingPoints(), limits),
      bonus: limits.signUpBonus,
      providers: config.componentFlags.SocialButtons === false ? [] : auth.providers,
    },
    api: () => apiFor(remote.id),
    injectSlice: injectSliceFor(remote.id, app, sliceFailed),
    ads,
    hasScreen,
    emit,
    http,
    signal,
  }
}
