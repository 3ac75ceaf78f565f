import type { GalleryState, Host, Http } from '@sidepick/card-kit'
import { createHttp } from '@sidepick/card-kit/http'
import { requestOf, type HttpRequest } from '@sidepick/card-kit/http_over'
import { answeringHttp } from '@sidepick/card-kit/testing/answering_http'
import { fakeHost } from '@sidepick/card-kit/testing/fake_host'
import type { GalleryData } from '@sidepick/rules/types'
import { installApi } from '../host/api/host_api'
import { createStore, type AppStore } from '../host/store/store'
import type { ShownRemote } from './load_galleries'
import type { Selection } from './selection'

/**
 * The platform as a state of a card wants it: its own answers first, then whatever may be read from the real platform by a
 * stranger. Nothing is ever written: a call that would never comes back.
 */
export function galleryHost(
  { entry }: Pick<ShownRemote, 'entry'>,
  state: GalleryState,
  { locale }: Pick<Selection, 'locale'>,
  { appVersion }: Pick<GalleryData, 'appVersion'>
): { host: Host; store: AppStore['store'] } {
  const answered = answeringHttp(state.answers)
  const real = createHttp({
    baseUrl: '',
    context: () => ({ appVersion, path: '/', referrer: '', domain: '', accessToken: null }),
  })
  const isReal = ({ method, url }: HttpRequest) =>
    method === 'GET' && !(`GET ${url}` in (state.answers ?? {}))
  const http = ((...call: Parameters<Http>) =>
    isReal(requestOf(...call)) ? real(...call) : answered(...call)) as Http
  const app = createStore()
  const api = installApi(app, http).facadeFor(entry.id)
  const host = fakeHost({
    remoteId: entry.id,
    locale,
    http,
    widgetId: '',
    api: async () => api,
    ...state.host,
  })
  const emit: Host['emit'] = (name, data) => console.debug('emitted', name, data)
  return { host: { ...host, emit }, store: app.store }
}
