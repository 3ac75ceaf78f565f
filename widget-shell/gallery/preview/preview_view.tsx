import type { Card } from '@sidepick/card-kit'
import { cardProps } from '@sidepick/card-kit/testing/card_props'
import { PREVIEW_READY, type PreviewMessage } from '@sidepick/rules/preview'
import type { Locale, PreviewData } from '@sidepick/rules/types'
import { useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import type { AppStore } from '../../host/store/store'
import { CardBoundary } from '../../host/federation/card_boundary'
import { galleryHost } from '../gallery_host'
import type { ShownRemote } from '../load_galleries'
import { MomentStage } from '../moment_stage'
import { momentOf } from './moment_of'
import { themeApplier } from './apply_theme'

type Loaded = Pick<ShownRemote, 'entry' | 'module'>

interface Props {
  page: PreviewData
  remotes: readonly Loaded[]
}

const STRANGER = { loggedIn: false, loading: false, profile: null }

/** What the page that frames this one sends last; nobody else is heard. */
function useSent(): PreviewMessage | null {
  const [sent, setSent] = useState<PreviewMessage | null>(null)
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === window.parent && origin === window.location.origin && isPreview(data)) {
        setSent(data)
      }
    }
    window.addEventListener('message', listen)
    window.parent.postMessage(PREVIEW_READY, window.location.origin)
    return () => window.removeEventListener('message', listen)
  }, [])
  return sent
}

const isPreview = (data: unknown): data is PreviewMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'sidepick_preview'

interface Drawn {
  cards: Record<string, Card>
  store: AppStore['store']
}

async function cardsOf(
  { entry, module }: Loaded,
  locale: Locale,
  page: PreviewData
): Promise<Drawn> {
  const { host, store } = galleryHost({ entry }, {}, { locale }, page)
  const later = await module.later?.()
  return { store, cards: { ...(await module.register(host)), ...(await later?.register(host)) } }
}

/** The cards of all remotes in one language; the first remote's store serves them all. */
function useCards({ page, remotes }: Props, locale: Locale | undefined): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    let wanted = true
    if (!locale) return
    void Promise.all(remotes.map((remote) => cardsOf(remote, locale, page))).then((all) => {
      const [first] = all
      if (!wanted || !first) return
      setDrawn({ store: first.store, cards: Object.assign({}, ...all.map(({ cards }) => cards)) })
    })
    return () => {
      wanted = false
    }
  }, [page, remotes, locale])
  return drawn
}

/** A game as players meet it, in the moment and the experience that the console asks for. */
export function PreviewView(props: Props) {
  const sent = useSent()
  const drawn = useCards(props, sent?.locale)
  const [applyTheme] = useState(() => themeApplier(document))
  const config = sent?.config ?? props.page.config
  useEffect(() => applyTheme(config), [applyTheme, config])
  if (!sent || !drawn) return null
  const { game, moment, locale } = sent
  return (
    <CardBoundary
      key={JSON.stringify(sent)}
      failed={(error) => console.error(error)}
      fallback={null}
    >
      <Provider store={drawn.store}>
        <MomentStage
          cards={drawn.cards}
          config={config}
          props={cardProps({ game, locale, viewer: STRANGER, ...momentOf(game, moment) })}
        />
      </Provider>
    </CardBoundary>
  )
}
